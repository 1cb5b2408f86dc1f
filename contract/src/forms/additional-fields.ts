import * as v from 'valibot';
import { CONTACT_TEXT_MAX } from '../address/contact-link.ts';
import { wireText } from './wire-text.ts';

/** Control characters, line breaks included, and those that change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** A single line, since it appears in the inbox's list and in a mail's subject. */
const line = (longest: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longest),
      v.transform((text) => text.replace(CONTROL_CHARACTERS, ' ').trim()),
    ),
    '',
  );

/**
 * Fields of both forms' submissions beside the visible ones (additive, reading guide; a backend may ignore all of
 * them). Lengths are characters.
 */
export const ADDITIONAL_FIELDS = {
  /** The subject of the call to action that led to the form: a product, a project, a report. */
  topic: line(CONTACT_TEXT_MAX),
  /** The addressee. */
  person: line(CONTACT_TEXT_MAX),
  /** Generated once per content and resent with it: the same content under the same key is stored once. */
  idempotency_key: wireText(100),
} as const;

/** The names of these fields; the rest of a submission is what the visitor filled in. */
export type AdditionalFieldName = keyof typeof ADDITIONAL_FIELDS;
