import type { GlobalSlug } from 'payload';
import * as v from 'valibot';

/** The folders and files of an export (`docs/operations.md`). Incompatible changes increment the version. */
export const FORMAT = { name: 'kontorwerk-content', version: 1 } as const;
export const MANIFEST = 'export.json';
export const UPLOADED = 'uploads';
export const ORIGINALS = 'originals';
export const GLOBALS = 'globals';

/** The exported globals, including mail rules and retention. */
export const PORTABLE_GLOBALS = [
  'site-settings',
  'navigation',
  'words',
  'mails',
  'privacy-settings',
] as const satisfies readonly GlobalSlug[];
export type PortableGlobal = (typeof PORTABLE_GLOBALS)[number];

/** The fields of every row, which no list of fields names. */
export const ROW_FIELDS: readonly string[] = ['id', 'blockType', 'blockName'];

const record = v.record(v.string(), v.unknown());

/** A document or a global: its published or last state, and its draft. */
export const portableSchema = v.object({ data: record, draft: v.optional(record) });
export type Portable = v.InferOutput<typeof portableSchema>;

/** The names of each collection's documents, in the order of their creation. */
export const manifestSchema = v.object({
  format: v.literal(FORMAT.name),
  version: v.number(),
  collections: v.record(v.string(), v.array(v.pipe(v.string(), v.regex(/^[^/\\]{1,200}$/)))),
});
