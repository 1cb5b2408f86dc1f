import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import type { Job, NavigationGlobal, Page, Post, Project, SiteSetting, WordsGlobal } from '#cms/base/payload-types.ts';
import {
  compareDates,
  compareOrder,
  type Ordered,
  type PublishedContent,
} from '#cms/content/wire/published-content.ts';
import { isFreePage, toSegment } from '#cms/kit/links/address-segment.ts';
import { readText, type Stored, textIn } from '#cms/kit/stored-values.ts';
import { type DraftedCollection, type DraftedPart, isDraftedCollection } from './drafted-collections.ts';

/** A document as last saved, published or not. */
export type Drafted =
  | { readonly part: 'pages'; readonly document: Stored<Page> }
  | { readonly part: 'projects'; readonly document: Stored<Project> }
  | { readonly part: 'posts'; readonly document: Stored<Post> }
  | { readonly part: 'jobs'; readonly document: Stored<Job> }
  | { readonly part: 'site-settings'; readonly document: Stored<SiteSetting> }
  | { readonly part: 'navigation'; readonly document: Stored<NavigationGlobal> }
  | { readonly part: 'words'; readonly document: Stored<WordsGlobal> };

/** Options to read as last saved, with texts in all languages. */
const AS_DRAFTED = {
  draft: true,
  depth: 0,
  locale: 'all',
  fallbackLocale: false,
  overrideAccess: true,
  disableErrors: true,
} as const;

/** A document counts as published by its own status. */
const IN_LISTS = { _status: 'published' } as const;

/** Gives a page without an address yet one that no other page has. Publishing takes the address from the title. */
export function atSomeAddress(page: Stored<Page>): Stored<Page> {
  const addressIn = (language: Language) =>
    [toSegment(textIn(language, page.title)), page.id].filter(Boolean).join('-');
  if (!isFreePage(page)) return readText(page.slug) === '' ? { ...page, slug: addressIn(DEFAULT_LANGUAGE) } : page;
  const isNamed = LANGUAGES.some((language) => textIn(language, page.segment) !== '');
  return isNamed ? page : { ...page, segment: { en: addressIn('en'), de: addressIn('de') } };
}

type Read = (payload: Payload, id: number) => Promise<Drafted | null>;

const READ: { readonly [C in DraftedCollection]: Read } = {
  async pages(payload, id) {
    const document = await payload.findByID({ collection: 'pages', id, ...AS_DRAFTED });
    return document && { part: 'pages', document: atSomeAddress({ ...document, ...IN_LISTS }) };
  },
  async projects(payload, id) {
    const document = await payload.findByID({ collection: 'projects', id, ...AS_DRAFTED });
    return document && { part: 'projects', document: { ...document, ...IN_LISTS } };
  },
  async posts(payload, id) {
    const document = await payload.findByID({ collection: 'posts', id, ...AS_DRAFTED });
    return document && { part: 'posts', document: { ...document, ...IN_LISTS } };
  },
  async jobs(payload, id) {
    const document = await payload.findByID({ collection: 'jobs', id, ...AS_DRAFTED });
    if (!document) return null;
    // An expired job is on no page, but its editor wants to see it.
    return {
      part: 'jobs',
      document: { ...document, ...IN_LISTS, valid_through: null, offices: document.offices ?? [] },
    };
  },
};

/** Reads a document as last saved; null without one. */
export async function readDrafted(payload: Payload, part: DraftedPart, id: number | null): Promise<Drafted | null> {
  if (isDraftedCollection(part)) return id === null ? null : READ[part](payload, id);
  const { disableErrors: _, ...asDrafted } = AS_DRAFTED;
  if (part === 'site-settings') return { part, document: await payload.findGlobal({ slug: part, ...asDrafted }) };
  if (part === 'words')
    return { part, document: { ...(await payload.findGlobal({ slug: part, ...asDrafted })), ...IN_LISTS } };
  return { part, document: { ...(await payload.findGlobal({ slug: part, ...asDrafted })), ...IN_LISTS } };
}

/** Replaces a document among the others of its part. */
function placed<D extends Ordered>(documents: readonly D[], one: D, order = compareOrder): readonly D[] {
  return [...documents.filter(({ id }) => id !== one.id), one].sort(order);
}

/** Returns the content as visitors would see it with the draft published. */
export function withDrafted(content: PublishedContent, { part, document }: Drafted): PublishedContent {
  switch (part) {
    case 'pages':
      return { ...content, pages: placed(content.pages, document) };
    case 'projects':
      return { ...content, projects: placed(content.projects, document) };
    case 'posts':
      return { ...content, posts: placed(content.posts, document, compareDates) };
    case 'jobs':
      return { ...content, jobs: placed(content.jobs, document) };
    case 'site-settings':
      return { ...content, 'site-settings': document };
    case 'navigation':
      return { ...content, navigation: document };
    case 'words':
      return { ...content, words: document };
  }
}
