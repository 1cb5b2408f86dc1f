import type { GlobalSlug } from 'payload';
import * as v from 'valibot';

/** The folders and files of an export (`docs/operations.md`). A change that older versions can't read counts up. */
export const FORMAT = { name: 'kontorwerk-content', version: 1 } as const;
export const MANIFEST = 'export.json';
export const UPLOADED = 'uploads';
export const ORIGINALS = 'originals';
export const GLOBALS = 'globals';

/** The globals that go along; what is told to whom by mail and how long it is kept are settings, too. */
export const PORTABLE_GLOBALS = [
  'site-settings',
  'navigation',
  'words',
  'mails',
  'privacy-settings',
] as const satisfies readonly GlobalSlug[];
export type PortableGlobal = (typeof PORTABLE_GLOBALS)[number];

const record = v.record(v.string(), v.unknown());

/** A document or a global: as it is published, or was left, and what somebody is writing of it. */
export const portableSchema = v.object({ data: record, draft: v.optional(record) });
export type Portable = v.InferOutput<typeof portableSchema>;

/** What the documents of a collection are called, in the order in which they were made. */
export const manifestSchema = v.object({
  format: v.literal(FORMAT.name),
  version: v.number(),
  collections: v.record(v.string(), v.array(v.pipe(v.string(), v.regex(/^[^/\\]{1,200}$/)))),
});
