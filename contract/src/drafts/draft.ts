import * as v from 'valibot';
import { inLanguage, withoutLanguage } from '../address/address.ts';
import { DRAFT_ROOT } from '../constants.ts';
import type { Language } from '../languages.ts';
import { WIRE_ROOT } from '../wire.ts';

/**
 * The header in which the site's server names the draft to render a page with (additive): a backend that knows it
 * answers sets in which the draft replaces the published version.
 */
export const DRAFT_HEADER = 'X-BC-Draft';

/** The backend's endpoint that describes a draft by its token (additive). */
export const DRAFT_PATH = `${WIRE_ROOT}/draft`;

/** The query parameter that shows a page with a draft. */
export const DRAFT_PARAMETER = 'draft';

/** The longest token, in characters. */
const TOKEN_MAX = 400;

/** Whether a text has the form of a token; anything else is not sent to the backend. */
export function isDraftToken(text: string): boolean {
  return text.length <= TOKEN_MAX && /^[\w-]+\.[\w-]+$/.test(text);
}

/** The link to a draft in a language, which works wherever the draft's page is by then. */
export function draftLink(token: string, language: Language): string {
  return inLanguage(`/${DRAFT_ROOT}/${token}`, language);
}

/** Extracts the token of a draft link, unchecked; null for any other path. */
export function tokenOfDraftLink(path: string): string | null {
  const [root, token, ...more] = withoutLanguage(path).slice(1).split('/');
  return root === DRAFT_ROOT && token !== undefined && more.length === 0 ? token : null;
}

/** Adds a draft's token to a page's address, replacing any other. */
export function withDraft(address: string, token: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const query = new URLSearchParams(search);
  query.set(DRAFT_PARAMETER, token);
  return `${path}?${query}${hash}`;
}

/** `live` is for the editor at work, `shared` for recipients of a link. */
export const DRAFT_PURPOSES = ['live', 'shared'] as const;
export type DraftPurpose = (typeof DRAFT_PURPOSES)[number];

const address = v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/)));

/** The backend's description of a draft. */
export const draftDescriptionSchema = v.object({
  purpose: v.picklist(DRAFT_PURPOSES),
  /** When the token expires. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** The draft's page in each language; null where it has none. */
  addresses: v.object({ en: address, de: address }),
});
export type DraftDescription = v.InferOutput<typeof draftDescriptionSchema>;
