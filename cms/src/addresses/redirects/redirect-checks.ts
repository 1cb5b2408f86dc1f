import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import {
  isRedirectTarget,
  LONGEST_ADDRESS,
  MOST_REDIRECTS,
  matchesOldAddress,
} from '@kontorwerk/contract/address/redirects';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { CollectionBeforeChangeHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';
import { settings } from '#cms/base/settings.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { isLink } from '#cms/kit/fields/link.ts';
import { toOwnPath } from '#cms/kit/links/page-address.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import { findOldAddressProblem, hidesPage, OLD_ADDRESS_PROBLEMS } from './old-address.ts';
import { makeChainFollower } from './redirect-chains.ts';
import { filterPermanent, readMemoisedRedirects, type StoredRedirect } from './stored-redirects.ts';

export const LOOP: LocalText = {
  en: 'This goes round in a circle: {way}. Please change one of these redirects.',
  de: 'Das führt im Kreis: {way}. Bitte ändern Sie eine dieser Weiterleitungen.',
};
export const NO_TARGET: LocalText = {
  en: 'Nobody can be sent there. Choose a page, or write an address: /projects, https://example.org',
  de: 'Dorthin kann niemand weitergeleitet werden. Bitte wählen Sie eine Seite, oder schreiben Sie eine Adresse: /projects, https://example.org',
};
export const TARGET_TOO_LONG: LocalText = {
  en: `This address is longer than ${LONGEST_ADDRESS} characters, and would lead nobody anywhere. Please shorten it.`,
  de: `Diese Adresse hat mehr als ${LONGEST_ADDRESS} Zeichen und führt niemanden ans Ziel. Bitte kürzen Sie sie.`,
};
export const TOO_MANY: LocalText = {
  en: `There are ${MOST_REDIRECTS} redirects, and there can’t be more. Please delete some that nobody uses.`,
  de: `Es gibt ${MOST_REDIRECTS} Weiterleitungen, mehr sind nicht möglich. Bitte löschen Sie einige, die niemand benutzt.`,
};
/** Each is checked against, and written beside, all redirects. */
const MOST_FURTHER = 20;
const TOO_MANY_FURTHER: LocalText = {
  en: `These are more than ${MOST_FURTHER} addresses. Import them as a CSV file.`,
  de: `Das sind mehr als ${MOST_FURTHER} Adressen. Bitte importieren Sie sie als CSV-Datei.`,
};
const ALREADY: LocalText = {
  en: 'There is a redirect from this address already. Change that one.',
  de: 'Von dieser Adresse gibt es schon eine Weiterleitung. Bitte ändern Sie diese.',
};

/** Whether a redirect may lead to a link. */
export function isTarget(link: string): boolean {
  // Before the site's origin is removed, which would replace lone surrogates.
  if (link.length > LONGEST_ADDRESS || !link.isWellFormed() || !isLink(link)) return false;
  return parseReference(link) !== null || isRedirectTarget(toOwnPath(link, settings.publicUrl) ?? link);
}

/** Returns the function that follows these redirects. */
function makeFollower(redirects: readonly Pick<StoredRedirect, 'from' | 'to'>[]) {
  const index = new RedirectIndex(redirects.map(({ from, to }) => ({ from, to })));
  return makeChainFollower({ index, siteUrl: settings.publicUrl });
}

/** Returns all redirects but one. None for a document, which ends every chain: no need to read ten thousand. */
async function readOthers(id: unknown, to: string, req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  return parseReference(to) ? [] : (await readMemoisedRedirects(req)).filter((row) => row.id !== id);
}

/** Refuses an address that shows, or may show, something else. */
export const checkFrom: TextFieldSingleValidation = async (value, options) => {
  const plain = text(value, options);
  const { data, event, id, req } = options;
  if (plain !== true || typeof value !== 'string') return plain;
  const why = findOldAddressProblem(toOwnPath(value, settings.publicUrl) ?? value);
  if (why !== null) return problem(OLD_ADDRESS_PROBLEMS[why], options);
  // During a rename the published content still has the old address.
  const isOfRename = isRecord(data) && data.by_rename === true;
  if (isOfRename || event === 'onChange') return true;
  if (hidesPage(value, await contentHub.current())) return problem(OLD_ADDRESS_PROBLEMS.published, options);
  if (id !== undefined) return true;
  const { totalDocs } = await req.payload.count({ collection: 'redirects', overrideAccess: true, req });
  return totalDocs < MOST_REDIRECTS || problem(TOO_MANY, options);
};

/** Refuses targets that visitors can't be redirected to, and redirect loops. */
export const checkTo: TextFieldSingleValidation = async (value, options) => {
  const plain = text(value, options);
  const { data, event, id, req } = options;
  if (plain !== true || typeof value !== 'string') return plain;
  if (value.length > LONGEST_ADDRESS) return problem(TARGET_TOO_LONG, options);
  if (!isTarget(value)) return problem(NO_TARGET, options);
  // While an editor types, the database would be queried at each key.
  if (event === 'onChange' || !isRecord(data) || typeof data.from !== 'string') return true;
  const redirect = { from: data.from, to: value };
  const way = makeFollower([...(await readOthers(id, value, req)), redirect])(redirect);
  return way.ends || problem(LOOP, options).replace('{way}', way.told);
};

/** Splits a text into its lines, without empty ones. */
export function splitLines(value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  const lines = value.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** Refuses further old addresses for the same reasons, and names the first invalid one. */
export const checkFurther = async (
  value: unknown,
  { data, event, req }: Pick<Parameters<TextFieldSingleValidation>[1], 'data' | 'event' | 'req'>,
): Promise<string | true> => {
  if (event === 'onChange') return true;
  const lines = splitLines(value);
  if (lines.length === 0) return true;
  if (lines.length > MOST_FURTHER) return problem(TOO_MANY_FURTHER, { req });
  const [rows, sets] = [await readMemoisedRedirects(req), await contentHub.current()];
  const { from = '', to = '' }: { readonly from?: unknown; readonly to?: unknown } = isRecord(data) ? data : {};
  const further = lines.map((line) => ({ line, from: toOwnPath(line, settings.publicUrl) ?? line, to: String(to) }));
  const wayOf = makeFollower([...(parseReference(String(to)) ? [] : rows), ...further]);
  const taken = [...rows.map((row) => row.from), String(from)];
  for (const { line, ...redirect } of further) {
    const address = redirect.from;
    const said = (why: LocalText) => `${line}: ${problem(why, { req })}`;
    const why = findOldAddressProblem(address) ?? (hidesPage(address, sets) ? 'published' : null);
    if (why !== null) return said(OLD_ADDRESS_PROBLEMS[why]);
    const has = (other: string) => matchesOldAddress(other, address) && matchesOldAddress(address, other);
    if (taken.some(has)) return said(ALREADY);
    const way = wayOf(redirect);
    if (!way.ends) return said(LOOP).replace('{way}', way.told);
    taken.push(address);
  }
  return rows.length + lines.length < MOST_REDIRECTS || problem(TOO_MANY, { req });
};

/** Points a redirect to another old address at the end of that chain, so that visitors are redirected once. */
export const pointToChainEnd: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data };
  const isSaid =
    typeof from === 'string' && typeof to === 'string' && isTarget(to) && findOldAddressProblem(from) === null;
  if (!isSaid) return data;
  const way = makeFollower(filterPermanent(await readOthers(originalDoc?.id, to, req)))({ from, to });
  return way.ends ? { ...data, to: way.to } : data;
};
