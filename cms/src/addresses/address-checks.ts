import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { isFreePath } from '@kontorwerk/contract/pages/page-table';
import type { RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';
import { freePagePath, type Placed } from '#cms/content/wire/free-page.ts';
import { type ByLanguage, idOf, indexById, type StoredText } from '#cms/kit/stored-values.ts';
import { readDraftSegment, readFreePages } from './free-pages.ts';

/** The most free pages: the site holds all of them in memory. */
const MOST_PAGES = 500;

const TAKEN: LocalText = {
  en: 'Another page already has the address {path}. Please choose a different one.',
  de: 'Die Adresse {path} hat schon eine andere Seite. Bitte wählen Sie eine andere.',
};
const RESERVED: LocalText = {
  en: 'The site itself needs the address {path}. Please choose a different one.',
  de: 'Die Adresse {path} braucht die Website selbst. Bitte wählen Sie eine andere.',
};
const TOO_MANY: LocalText = {
  en: `${MOST_PAGES} such pages are published, and there can’t be more. Please unpublish one that nobody needs.`,
  de: `${MOST_PAGES} solcher Seiten sind veröffentlicht, mehr sind nicht möglich. Bitte nehmen Sie eine aus der Veröffentlichung, die niemand braucht.`,
};
const IN_A_CIRCLE: LocalText = {
  en: 'That page is itself below this one. Please choose another.',
  de: 'Jene Seite steht selbst unterhalb von dieser. Bitte wählen Sie eine andere.',
};
const NOT_PUBLISHED: LocalText = {
  en: 'That page isn’t published, so this one would have no address. Please publish that one first.',
  de: 'Jene Seite ist nicht veröffentlicht, diese hätte also keine Adresse. Bitte veröffentlichen Sie jene zuerst.',
};

declare module 'payload' {
  interface RequestContext {
    /** Places that this request has validated: Payload saves the pages of one request in parallel. */
    validatedPlaces?: Map<number, Placed>;
  }
}

/** An id that no document has; stands for one that isn't stored yet. */
const NEW_ID = 0;

function isReference(value: unknown): value is number | null | undefined {
  return value === null || value === undefined || typeof value === 'number';
}

function withSegment(before: StoredText, language: Language, value: string): ByLanguage<string> {
  return { ...(typeof before === 'object' ? before : {}), [language]: value };
}

/** Refuses an address that another page has, or that the site reserves. */
export const checkSegment = async (
  value: string,
  { data, event, id, req }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> => {
  // While an editor types, the database would be queried at each key.
  if (event === 'onChange') return true;
  const own = Number(id ?? NEW_ID);
  const before = id === undefined ? null : await readDraftSegment(req, own);
  const stored = await readFreePages(req);
  // No await from here on: of two pages saved in parallel the second finds the first.
  req.context.validatedPlaces ??= new Map();
  const validated = req.context.validatedPlaces;
  const pages = indexById(stored.map((page) => ({ ...page, ...validated.get(page.id) })));
  const others = [...pages.values()].filter((page) => page.id !== own);
  const isPublishing = isRecord(data) && data._status === 'published';
  const published = others.filter(({ _status }) => _status === 'published');
  if (isPublishing && published.length >= MOST_PAGES) return problem(TOO_MANY, { req });
  const parent = isRecord(data) && isReference(data.parent) ? data.parent : null;
  const language = LANGUAGES.find((known) => known === req.locale) ?? LANGUAGES[0];
  const page: Placed = { id: own, parent, segment: withSegment(before, language, value) };
  const pageOf = (other: number) => (other === own ? page : pages.get(other));
  for (const each of LANGUAGES) {
    const path = freePagePath(page, pageOf, each);
    if (path === null) continue;
    const said = (text: LocalText) => problem(text, { req }).replace('{path}', `/${path}`);
    if (!isFreePath(path)) return said(RESERVED);
    if (others.some((other) => freePagePath(other, pageOf, each) === path)) return said(TAKEN);
  }
  if (id !== undefined) validated.set(own, page);
  return true;
};

/** Refuses a parent that would leave a page without an address. */
export const checkParent: RelationshipFieldSingleValidation = async (value, options) => {
  const plain = await relationship(value, options);
  const { data, event, id, req } = options;
  if (plain !== true || typeof value !== 'number' || event === 'onChange') return plain;
  const pages = indexById(await readFreePages(req));
  const own = Number(id ?? NEW_ID);
  const seen = new Set([own]);
  for (let at: number | null = value; at !== null; at = idOf(pages.get(at)?.parent)) {
    if (seen.has(at)) return problem(IN_A_CIRCLE, options);
    seen.add(at);
    const isPublishing = isRecord(data) && data._status === 'published';
    if (isPublishing && pages.get(at)?._status !== 'published') return problem(NOT_PUBLISHED, options);
  }
  return true;
};
