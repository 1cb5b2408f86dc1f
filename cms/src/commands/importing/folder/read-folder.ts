import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '#cms/base/start-error.ts';
import {
  FORMAT,
  GLOBALS,
  MANIFEST,
  manifestSchema,
  PORTABLE_GLOBALS,
  type Portable,
  type PortableGlobal,
  portableSchema,
} from '#cms/content/portable/format.ts';
import type { Findings } from '../findings.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../incoming.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/** The documents of an export, in the order of their creation. */
export type FolderContent = {
  readonly folder: string;
  /** The id of each within the import, by its key. */
  readonly keys: ReadonlyMap<ContentCollection, ReadonlyMap<string, number>>;
};

/** Parses a JSON file. @throws an Error with the reason */
async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path);
  if (size > IMPORT_LIMITS.documentBytes) throw new Error('the file is too large');
  const content: unknown = JSON.parse(await readFile(path, 'utf8'));
  return content;
}

/**
 * Reads the list of an export's documents.
 * @throws a StartError when the folder is no export
 */
export async function readManifest(folder: string): Promise<FolderContent> {
  const path = join(folder, MANIFEST);
  const content = await readJson(path).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`${folder} is no whole export: its ${MANIFEST} can’t be read (${why}).`);
  });
  const manifest = v.safeParse(manifestSchema, content);
  if (!manifest.success) throw new StartError(`${path} isn’t what an export writes (${manifest.issues[0].message}).`);
  const { version, collections } = manifest.output;
  if (version > FORMAT.version)
    throw new StartError(`${folder} was written by a newer version of this software: update this one first.`);
  const numbered = (keys: readonly string[]) => new Map(keys.map((key, at) => [key, at + 1]));
  return {
    folder,
    keys: new Map(CONTENT_COLLECTIONS.map((collection) => [collection, numbered(collections[collection] ?? [])])),
  };
}

async function readPortable(path: string, name: string, findings: Findings): Promise<Portable | null> {
  try {
    const content = v.safeParse(portableSchema, await readJson(path));
    if (content.success) return content.output;
    findings.problem(name, `the file isn’t what an export writes (${content.issues[0].message})`);
  } catch (error) {
    findings.problem(name, `the file can’t be read (${error instanceof Error ? error.message : String(error)})`);
  }
  return null;
}

/** Reads a document; null, and reported, where it can't be read. */
export function readDocument(
  { folder }: FolderContent,
  collection: ContentCollection,
  key: string,
  findings: Findings,
): Promise<Portable | null> {
  return readPortable(join(folder, collection, `${key}.json`), `${collection}/${key}`, findings);
}

/** Reads the globals of an export. */
export async function readGlobals({ folder }: FolderContent, findings: Findings) {
  const found: { readonly slug: PortableGlobal; readonly content: Portable }[] = [];
  for (const slug of PORTABLE_GLOBALS) {
    const content = await readPortable(join(folder, GLOBALS, `${slug}.json`), slug, findings);
    if (content) found.push({ slug, content });
  }
  return found;
}
