import * as v from 'valibot';

/** The header with the version on which a save is based: the time of its last change. */
export const BASED_ON_HEADER = 'X-Based-On';

/**
 * The texts that were changed in other languages than the form's, by place: names of fields and ids of rows. The digest
 * is of what stands there now.
 */
export const elsewhereSchema = v.array(v.object({ place: v.string(), digest: v.string() }));
export type ChangesElsewhere = v.InferOutput<typeof elsewhereSchema>;

/** A newer version, as the server reports it. */
export const newerSchema = v.object({
  /** The time of its last change. */
  at: v.string(),
  /** The name of the user who saved it; empty if no account did. */
  by: v.string(),
  /** Whether visitors see the document: a draft may be newer than what they see. Always without drafts. */
  published: v.boolean(),
  /** The document as its form loads it. */
  doc: v.record(v.string(), v.unknown()),
  /** The changes in other languages, which `doc` doesn't have; null if that isn't known, so that any text may be. */
  elsewhere: v.nullable(elsewhereSchema),
});
export type NewerVersion = v.InferOutput<typeof newerSchema>;

/** The answer to a save that is based on an older version. */
export const conflictSchema = v.object({ errors: v.tuple([v.object({ data: v.object({ newer: newerSchema }) })]) });

/** The interval of an open form's heartbeats, in milliseconds. */
export const BEAT_MS = 10_000;
