import * as v from 'valibot';
import { inLanguage, withoutLanguage } from './address.ts';
import { DRAFT_ROOT } from './constants.ts';
import type { Language } from './languages.ts';
import { WIRE_ROOT } from './wire.ts';

/**
 * The header in which the site's server names the draft that a page is to be made with (additive): a backend that knows
 * it answers sets in which the draft stands in the place of what is published.
 */
export const DRAFT_HEADER = 'X-BC-Draft';

/** Where a backend tells what a draft's token stands for (additive). */
export const DRAFT_PATH = `${WIRE_ROOT}/draft`;

/** The parameter by which a page of the site is shown with a draft. */
export const DRAFT_PARAMETER = 'draft';

/** No token is longer, in characters. */
const TOKEN_MAX = 400;

/** Tells whether a text may be a token: what can't be is asked of nobody. */
export function isDraftToken(text: string): boolean {
  return text.length <= TOKEN_MAX && /^[\w-]+\.[\w-]+$/.test(text);
}

/** The address that leads to a draft in a language, wherever its page is by then. */
export function draftLink(token: string, language: Language): string {
  return inLanguage(`/${DRAFT_ROOT}/${token}`, language);
}

/** What stands in the place of a token in the address that leads to a draft; null for any other path. */
export function tokenOfDraftLink(path: string): string | null {
  const [root, token, ...more] = withoutLanguage(path).slice(1).split('/');
  return root === DRAFT_ROOT && token !== undefined && more.length === 0 ? token : null;
}

/** A page's address with a draft's token, in the place of any other. */
export function withDraft(address: string, token: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const query = new URLSearchParams(search);
  query.set(DRAFT_PARAMETER, token);
  return `${path}?${query}${hash}`;
}

/** `live` is for the editor who writes, `shared` for whom somebody gave a link. */
export const DRAFT_PURPOSES = ['live', 'shared'] as const;
export type DraftPurpose = (typeof DRAFT_PURPOSES)[number];

const address = v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/)));

/** What a backend tells of a draft. */
export const draftTold = v.object({
  purpose: v.picklist(DRAFT_PURPOSES),
  /** Until when it may be seen. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** Where its page is in each language; null where it has none of its own. */
  addresses: v.object({ en: address, de: address }),
});
export type DraftTold = v.InferOutput<typeof draftTold>;
