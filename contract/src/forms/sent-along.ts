import * as v from 'valibot';
import { SAID_MAX } from '../contact-link.ts';
import { wireText } from './wire-text.ts';

/** Control characters, line breaks among them, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** Stands in a list of the inbox, and in the subject of a mail. */
const line = (longest: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longest),
      v.transform((text) => text.replace(UNSEEN, ' ').trim()),
    ),
    '',
  );

/**
 * What both forms' submissions may carry beside their fields (additive, reading guide; a backend may ignore all of
 * it). Lengths are characters.
 */
export const SENT_ALONG = {
  /** What the call to action was about that led to the form: a product, a project, a report. */
  topic: line(SAID_MAX),
  /** Whom it is meant for. */
  person: line(SAID_MAX),
  /** Made once for a content, and sent again with it: the same content under the same key is stored once. */
  idempotency_key: wireText(100),
} as const;

/** The names of what is sent along; the rest of a submission is what the visitor filled in. */
export type SentAlongName = keyof typeof SENT_ALONG;
