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
import { isPreviewedCollection, type PreviewedCollection, type PreviewedPart } from './previewed-collections.ts';

/** A document as last saved, published or not. */
export type Draft =
  | { readonly part: 'pages'; readonly document: Stored<Page> }
  | { readonly part: 'projects'; readonly document: Stored<Project> }
  | { readonly part: 'posts'; readonly document: Stored<Post> }
  | { readonly part: 'jobs'; readonly document: Stored<Job> }
  | { readonly part: 'site-settings'; readonly document: Stored<SiteSetting> }
  | { readonly part: 'navigation'; readonly document: Stored<NavigationGlobal> }
  | { readonly part: 'words'; readonly document: Stored<WordsGlobal> };

/** Options to read as last saved, with texts in all languages. */
const DRAFT_OPTIONS = {
  draft: true,
  depth: 0,
  locale: 'all',
  fallbackLocale: false,
  overrideAccess: true,
  disableErrors: true,
} as const;

/** A document counts as published by its own status. */
const PUBLISHED_STATUS = { _status: 'published' } as const;

/** Gives a page without an address yet one that no other page has. Publishing takes the address from the title. */
export function fillAddress(page: Stored<Page>): Stored<Page> {
  const addressIn = (language: Language) =>
    [toSegment(textIn(language, page.title)), page.id].filter(Boolean).join('-');
  if (!isFreePage(page)) return readText(page.slug) === '' ? { ...page, slug: addressIn(DEFAULT_LANGUAGE) } : page;
  const isNamed = LANGUAGES.some((language) => textIn(language, page.segment) !== '');
  return isNamed ? page : { ...page, segment: { en: addressIn('en'), de: addressIn('de') } };
}

type ReadDraft = (payload: Payload, id: number) => Promise<Draft | null>;

const READERS: { readonly [C in PreviewedCollection]: ReadDraft } = {
  async pages(payload, id) {
    const document = await payload.findByID({ collection: 'pages', id, ...DRAFT_OPTIONS });
    return document && { part: 'pages', document: fillAddress({ ...document, ...PUBLISHED_STATUS }) };
  },
  async projects(payload, id) {
    const document = await payload.findByID({ collection: 'projects', id, ...DRAFT_OPTIONS });
    return document && { part: 'projects', document: { ...document, ...PUBLISHED_STATUS } };
  },
  async posts(payload, id) {
    const document = await payload.findByID({ collection: 'posts', id, ...DRAFT_OPTIONS });
    return document && { part: 'posts', document: { ...document, ...PUBLISHED_STATUS } };
  },
  async jobs(payload, id) {
    const document = await payload.findByID({ collection: 'jobs', id, ...DRAFT_OPTIONS });
    if (!document) return null;
    // An expired job is on no page, but its editor wants to see it.
    return {
      part: 'jobs',
      document: { ...document, ...PUBLISHED_STATUS, valid_through: null, offices: document.offices ?? [] },
    };
  },
};

/** Reads a document as last saved; null without one. */
export async function readDraft(payload: Payload, part: PreviewedPart, id: number | null): Promise<Draft | null> {
  if (isPreviewedCollection(part)) return id === null ? null : READERS[part](payload, id);
  const { disableErrors: _, ...asDrafted } = DRAFT_OPTIONS;
  if (part === 'site-settings') return { part, document: await payload.findGlobal({ slug: part, ...asDrafted }) };
  if (part === 'words')
    return { part, document: { ...(await payload.findGlobal({ slug: part, ...asDrafted })), ...PUBLISHED_STATUS } };
  return { part, document: { ...(await payload.findGlobal({ slug: part, ...asDrafted })), ...PUBLISHED_STATUS } };
}

/** Replaces a document among the others of its part. */
function replaceDocument<D extends Ordered>(documents: readonly D[], one: D, order = compareOrder): readonly D[] {
  return [...documents.filter(({ id }) => id !== one.id), one].sort(order);
}

/** Returns the content as visitors would see it with the draft published. */
export function applyDraft(content: PublishedContent, { part, document }: Draft): PublishedContent {
  switch (part) {
    case 'pages':
      return { ...content, pages: replaceDocument(content.pages, document) };
    case 'projects':
      return { ...content, projects: replaceDocument(content.projects, document) };
    case 'posts':
      return { ...content, posts: replaceDocument(content.posts, document, compareDates) };
    case 'jobs':
      return { ...content, jobs: replaceDocument(content.jobs, document) };
    case 'site-settings':
      return { ...content, 'site-settings': document };
    case 'navigation':
      return { ...content, navigation: document };
    case 'words':
      return { ...content, words: document };
  }
}
