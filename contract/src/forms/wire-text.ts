import * as v from 'valibot';

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
