import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { GlobalSlug, Payload } from 'payload';
import { originalKey, uploadKey } from '#cms/content/media/picture-files.ts';
import {
  FORMAT,
  GLOBALS,
  MANIFEST,
  ORIGINALS,
  PORTABLE_GLOBALS,
  type Portable,
  UPLOADED,
} from '#cms/content/portable/format.ts';
import { files } from '#cms/storage/files/files.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../importing/incoming.ts';
import { readStoredDocument, readStoredGlobal } from '../importing/writing/stored-document.ts';
import { makeDocumentKeys } from './document-key.ts';
import { type KeyOf, makePortableDocument } from './portable-document.ts';

/** Documents that are read at once, so that ten thousand aren't all in memory. */
const AT_A_TIME = 100;

/** The fields of which keys are made. */
const NAMES = {
  title: true,
  name: true,
  slug: true,
  segment: true,
  page_key: true,
  filename: true,
  from: true,
} as const;

const READ_OPTIONS = { locale: 'all', fallbackLocale: false, depth: 0, draft: false, overrideAccess: true } as const;

type Numbered = Untrusted & { readonly id: number };
type FoundDocuments = { readonly docs: readonly { readonly id: number }[] };

/** Yields a collection's documents by id, without the trash. */
async function* readDocuments(payload: Payload, collection: ContentCollection): AsyncGenerator<Numbered, void> {
  for (let last = 0; ; ) {
    const { docs }: FoundDocuments = await payload.find({
      collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: AT_A_TIME,
      pagination: false,
      showHiddenFields: true,
      ...READ_OPTIONS,
    });
    for (const doc of docs) yield { ...doc };
    const next = docs.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}

type Keys = ReadonlyMap<ContentCollection, ReadonlyMap<number, string>>;

async function readKeys(payload: Payload): Promise<Keys> {
  const keys = new Map<ContentCollection, ReadonlyMap<number, string>>();
  for (const collection of CONTENT_COLLECTIONS) {
    const named: Numbered[] = [];
    for await (const { id, ...document } of readDocuments(payload, collection))
      named.push({ id, ...Object.fromEntries(Object.entries(document).filter(([name]) => name in NAMES)) });
    const names = makeDocumentKeys(collection, named);
    keys.set(collection, new Map(named.map(({ id }, at) => [id, names[at] ?? ''])));
  }
  return keys;
}

function makeKeyOf(keys: Keys): KeyOf {
  return (collection, id) => {
    const known = CONTENT_COLLECTIONS.find((each) => each === collection);
    return known && keys.get(known)?.get(id);
  };
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

async function copyFile(key: string, path: string): Promise<void> {
  const data = await files.read(key);
  if (!data) throw new Error(`${key} is missing, which a picture names.`);
  await writeFile(path, data);
}

/** Copies the files of a picture, including the upload before it was cropped. */
async function copyFiles(document: Untrusted, folder: string): Promise<void> {
  const sizes = isRecord(document.sizes) ? Object.values(document.sizes) : [];
  const names = [document, ...sizes].flatMap((file) =>
    isRecord(file) && typeof file.filename === 'string' ? [file.filename] : [],
  );
  for (const name of new Set(names)) await copyFile(uploadKey(name), join(folder, UPLOADED, name));
  const { original } = document;
  if (typeof original === 'string' && original !== '')
    await copyFile(originalKey(original), join(folder, ORIGINALS, original));
}

/** Exports a published document with its current draft; of one that was never published, the draft only. */
function makePortable(data: Untrusted, latest: Untrusted | null, make: (document: Untrusted) => Untrusted): Portable {
  if (latest?._status !== 'draft') return { data: make(data) };
  return data._status === 'draft' ? { data: make(latest) } : { data: make(data), draft: make(latest) };
}

async function exportCollection(
  payload: Payload,
  collection: ContentCollection,
  keys: Keys,
  folder: string,
): Promise<void> {
  const { flattenedFields, versions } = payload.collections[collection].config;
  const keyOf = makeKeyOf(keys);
  const make = (document: Untrusted) => makePortableDocument(flattenedFields, document, keyOf);
  await mkdir(join(folder, collection));
  for await (const document of readDocuments(payload, collection)) {
    const key = keyOf(collection, document.id);
    // Created since the keys were read.
    if (key === undefined) continue;
    const latest = versions?.drafts ? await readStoredDocument(collection, document.id, { payload }) : null;
    await writeJson(join(folder, collection, `${key}.json`), makePortable(document, latest, make));
    if (collection === 'media') await copyFiles(document, folder);
  }
}

async function exportGlobal(payload: Payload, slug: GlobalSlug, keys: Keys, folder: string): Promise<void> {
  const config = payload.globals.config.find((each) => each.slug === slug);
  const found: unknown = await payload.findGlobal({ slug, ...READ_OPTIONS, showHiddenFields: true });
  const latest = config?.versions ? await readStoredGlobal(slug, { payload }) : null;
  const keyOf = makeKeyOf(keys);
  const make = (document: Untrusted) => makePortableDocument(config?.flattenedFields ?? [], document, keyOf);
  await writeJson(join(folder, GLOBALS, `${slug}.json`), makePortable(isRecord(found) ? found : {}, latest, make));
}

/** Writes all content to a folder, as files for an import; returns the number of documents by collection. */
export async function exportContent(payload: Payload, folder: string): Promise<ReadonlyMap<string, number>> {
  const keys = await readKeys(payload);
  for (const name of [UPLOADED, ORIGINALS, GLOBALS]) await mkdir(join(folder, name), { recursive: true });
  for (const collection of CONTENT_COLLECTIONS) await exportCollection(payload, collection, keys, folder);
  for (const slug of PORTABLE_GLOBALS) await exportGlobal(payload, slug, keys, folder);
  const collections = Object.fromEntries([...keys].map(([collection, names]) => [collection, [...names.values()]]));
  // Last: a folder without it is incomplete.
  await writeJson(join(folder, MANIFEST), { format: FORMAT.name, version: FORMAT.version, collections });
  return new Map([...keys].map(([collection, names]) => [collection, names.size]));
}
