import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { originalKey } from '#cms/content/media/picture-files.ts';
import { isPicture } from '#cms/content/media/picture-types.ts';
import { ORIGINALS, UPLOADED } from '#cms/content/portable/format.ts';
import { mapReferences } from '#cms/content/portable/map-references.ts';
import { isLinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import { files } from '#cms/storage/files/files.ts';
import { FetchError } from '../bounded-fetch.ts';
import { matchDocument } from '../document-match.ts';
import { CONTENT_COLLECTIONS, type ContentCollection, type Incoming } from '../incoming.ts';
import { storeFile } from '../pictures/stored-file.ts';
import { writeGlobal } from '../writing/write-global.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { readKnownFields } from './field-problems.ts';
import { type FolderContent, readDocument, readGlobals, readManifest } from './read-folder.ts';

/** Documents of an export have the same identifiers wherever its folder is. */
const SCOPE = 'export';

/** Returns a document's id within the import; zero, which no document has, where the export lacks it. */
function findId({ keys }: FolderContent, collection: string, key: unknown): number {
  const known = CONTENT_COLLECTIONS.find((each) => each === collection);
  return (known && keys.get(known)?.get(String(key))) ?? 0;
}

const NAMED_LINK = /^([a-z]+):([^?#\s]+)((?:[?#]\S*)?)$/;

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** Resolves a link that refers to a document by its key in the export. */
function resolveLink(content: FolderContent, address: string): string {
  const [, name, key = '', rest = ''] = NAMED_LINK.exec(address) ?? [];
  if (!isLinkedCollection(name)) return address;
  const number = findId(content, name, decodeKey(key));
  return number === 0 ? '' : referenceTo(name, number) + rest;
}

type Reading = { readonly content: FolderContent; readonly name: string; readonly tools: WriterTools };

/** Replaces a document's references by ids of the import; reports those that can't be resolved. */
function numberReferences(
  fields: readonly FlattenedField[],
  data: Untrusted,
  { content, name, tools }: Reading,
): Untrusted {
  const known = readKnownFields(fields, data, (path, why) => tools.findings.problem(`${name}, ${path}`, why));
  return mapReferences(fields, known, {
    document: (collection, key) => {
      const number = findId(content, collection, key);
      if (number === 0)
        tools.findings.problem(name, `it refers to ${collection}/${String(key)}, which the export hasn’t got`);
      return number === 0 ? null : number;
    },
    link: (address) => resolveLink(content, address),
  });
}

/** Stores a picture's files in the uploads; they keep their names unless those are taken. */
async function storeFiles(data: Untrusted, { content, name, tools }: Reading): Promise<Untrusted | null> {
  const store = async (file: Untrusted): Promise<Untrusted> => {
    const filename = String(file.filename);
    if (!/^\w[\w.-]*$/.test(filename)) throw new FetchError(`“${filename}” is no name of a picture’s file`);
    const bytes = await readFile(join(content.folder, UPLOADED, filename)).catch(() => {
      throw new FetchError(`its file ${filename} is missing`);
    });
    return { ...file, ...(await storeFile({ name: filename, data: bytes })) };
  };
  try {
    const { filename, sizes, original } = data;
    if (typeof filename !== 'string') throw new FetchError('it has no file');
    const stored = new Map<string, Untrusted>();
    for (const [size, file] of Object.entries(isRecord(sizes) ? sizes : {}))
      if (isRecord(file) && typeof file.filename === 'string') stored.set(size, await store(file));
    if (typeof original === 'string') await storeOriginal(original, content.folder);
    return { ...(await store(data)), sizes: Object.fromEntries(stored) };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    tools.findings.problem(name, error.message);
    return null;
  }
}

async function storeOriginal(original: string, folder: string): Promise<void> {
  const bytes = /^\w[\w.-]*$/.test(original)
    ? await readFile(join(folder, ORIGINALS, original)).catch(() => null)
    : null;
  if (bytes === null || !(await isPicture(bytes))) throw new FetchError(`its original ${original} is missing`);
  await files.write(originalKey(original), bytes);
}

async function makeIncoming(
  collection: ContentCollection,
  key: string,
  id: number,
  { content, tools }: Omit<Reading, 'name'>,
): Promise<Incoming | null> {
  const name = `${collection}/${key}`;
  const read = await readDocument(content, collection, key, tools.findings);
  if (!read) return null;
  const reading = { content, name, tools };
  const { flattenedFields } = tools.payload.collections[collection].config;
  const written = numberReferences(flattenedFields, read.data, reading);
  const data = collection === 'media' ? await storeFiles(written, reading) : written;
  if (!data) return null;
  const draft = read.draft && numberReferences(flattenedFields, read.draft, reading);
  const match = matchDocument(collection, data);
  return { collection, id, source: `${SCOPE} ${name}`, name, data, match, ...(draft && { draft }) };
}

/** Imports an export's folder. Reads its documents one by one, however many there are. */
export async function importFolder(folder: string, tools: WriterTools): Promise<void> {
  const content = await readManifest(folder);
  const writer = new Writer(tools);
  const all = [...content.keys].flatMap(([collection, keys]) =>
    [...keys].map(([key, id]) => ({ collection, key, id, source: `${SCOPE} ${collection}/${key}` })),
  );
  await writer.expect(all);
  for (const { collection, key, id } of all) {
    const document = await makeIncoming(collection, key, id, { content, tools });
    if (document) await writer.write(document);
  }
  await writer.finish();
  for (const { slug, content: global } of await readGlobals(content, tools.findings)) {
    const fields = tools.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
    const resolved = (part: Untrusted) =>
      writer.ids.resolved(fields, numberReferences(fields, part, { content, name: slug, tools })).data;
    const draft = global.draft && resolved(global.draft);
    const source = `${SCOPE} ${slug}`;
    await writeGlobal(slug, { data: resolved(global.data), source, ...(draft && { draft }) }, tools);
  }
}
