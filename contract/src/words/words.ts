import type { Language } from '../languages.ts';

/** The texts of one group, by language and name. */
export type Words = { readonly [L in Language]: Readonly<Record<string, string>> };
