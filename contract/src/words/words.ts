import type { Language } from '../languages.ts';

/** Words of one place, in each language, by the names that the site has them under. */
export type Words = { readonly [L in Language]: Readonly<Record<string, string>> };
