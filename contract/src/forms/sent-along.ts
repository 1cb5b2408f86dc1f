import * as v from 'valibot';

const text = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)), '');

/**
 * What both forms' submissions may carry beside their fields (additive, reading guide; a backend may ignore all of
 * it). Lengths are characters.
 */
export const SENT_ALONG = {
  /** What the call to action was about that led to the form: a product, a project, a report. */
  topic: text(200),
  /** Whom it is meant for. */
  person: text(200),
  /** Made once for a content, and sent again with it: the same content under the same key is stored once. */
  idempotency_key: text(100),
} as const;

/** The names of what is sent along; the rest of a submission is what the visitor filled in. */
export type SentAlongName = keyof typeof SENT_ALONG;
