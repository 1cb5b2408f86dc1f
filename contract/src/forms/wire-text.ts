import * as v from 'valibot';
import { stripInvisible } from './rules.ts';

/**
 * A submitted text of limited length; empty if missing. Pasted text can hold a NUL, which is invisible and which
 * PostgreSQL can't store.
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

/** A submitted mail address or phone number without invisible characters, since it is written to, or called. */
export function wireContact(longest: number) {
  return v.pipe(wireText(longest), v.transform(stripInvisible));
}
