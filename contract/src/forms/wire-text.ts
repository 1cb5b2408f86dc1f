import * as v from 'valibot';
import { visibleText } from './rules.ts';

/**
 * A text of a submission, at most so many characters long; empty where it is missing. What is pasted can hold a NUL,
 * which nobody sees and no PostgreSQL stores.
 */
export function wireText(longest: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longest),
      v.transform((text) => text.replaceAll('\0', '')),
    ),
    '',
  );
}

/** An address or a number of a submission, without what the visitor didn't see of it: it is written to, or called. */
export function wireContact(longest: number) {
  return v.pipe(wireText(longest), v.transform(visibleText));
}
