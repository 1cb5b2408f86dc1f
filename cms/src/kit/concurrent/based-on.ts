import * as v from 'valibot';

/** The header of a save that says which version of the document it started from: the time of its last change. */
export const BASED_ON = 'X-Based-On';

/** A newer version, as the server reports it. */
export const newerSchema = v.object({
  /** The time of its last change. */
  at: v.string(),
  /** The name of who saved it; empty where no account did. */
  by: v.string(),
  /** The document as its form loads it. */
  doc: v.record(v.string(), v.unknown()),
});
export type Newer = v.InferOutput<typeof newerSchema>;

/** The answer to a save that started from an older version. */
export const refusedSave = v.object({ errors: v.tuple([v.object({ data: v.object({ newer: newerSchema }) })]) });
