import { inLanguage, withoutLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath, findEntryPath } from '@kontorwerk/contract/address/document-path';
import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { isOldAddress, type Redirect, resolveRedirect } from '@kontorwerk/contract/address/redirects';
import { escapeHtml, unescapeHtml } from '@kontorwerk/contract/escape-html';
import type { Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Page } from '#cms/base/payload-types.ts';
import { normalisePageAddress } from '#cms/kit/links/page-address.ts';
import { type LinkedDocument, parseReference } from '#cms/kit/links/reference.ts';
import { indexById, readText, type Stored, textInAny } from '#cms/kit/stored-values.ts';
import { freePagePath } from './free-page.ts';
import type { ListedJob, ListedPost, ListedProject, ListedRedirect } from './listed-fields.ts';
import { isOpen } from './open-jobs.ts';
import type { PublishedContent } from './published-content.ts';

/** The content in which links are looked up, and the language and day. */
type Sources = { readonly content: PublishedContent; readonly language: Language; readonly today: string };

/** Resolves a link to its final address, without a language; empty for a document that isn't published. */
export type LinkLookup = { readonly get: (link: string) => string };

/** Memoises an index per list: a list that wasn't read again is the same object. */
function memoise<L extends object, T>(make: (list: L) => T): (list: L) => T {
  const made = new WeakMap<L, T>();
  return (list) => {
    const known = made.get(list) ?? make(list);
    made.set(list, known);
    return known;
  };
}

/** The published pages by id. */
export const pagesById = memoise((pages: readonly Stored<Page>[]) => indexById(pages));
const projectsById = memoise((projects: readonly ListedProject[]) => indexById(projects));
const postsById = memoise((posts: readonly ListedPost[]) => indexById(posts));
const jobsById = memoise((jobs: readonly ListedJob[]) => indexById(jobs));
/** The redirects, indexed by old address. */
export const redirectsByAddress = memoise(
  (redirects: readonly ListedRedirect[]) =>
    new RedirectIndex(
      redirects.map(
        ({ from, to, status }): Redirect => ({
          from: readText(from),
          to: readText(to),
          ...(status === '302' && { status: 302 }),
        }),
      ),
    ),
);

type Find = (id: number, sources: Sources) => string | null;

/** Returns the path of a page in a language; null if it isn't published. */
const pathOfPage: Find = (id, { content, language }) => {
  const pages = pagesById(content.pages);
  const found = pages.get(id);
  if (found === undefined) return null;
  const isFree = found.page_key === PAGES.free.key;
  const name = isFree ? freePagePath(found, (above) => pages.get(above), language) : readText(found.slug);
  return findEntryPath(found.page_key, name ?? '');
};

const PATHS: Readonly<Record<LinkedDocument['collection'], Find>> = {
  pages: pathOfPage,
  projects: (id, { content, language }) =>
    findDocumentPath('projects', textInAny(language, projectsById(content.projects).get(id)?.title)),
  posts: (id, { content, language }) =>
    findDocumentPath('posts', textInAny(language, postsById(content.posts).get(id)?.title)),
  jobs: (id, { content, language, today }) => {
    const job = jobsById(content.jobs).get(id);
    return job && isOpen(job, today) ? findDocumentPath('jobs', textInAny(language, job.title)) : null;
  },
};

function pathOf({ collection, id, rest }: LinkedDocument, sources: Sources): string {
  const path = PATHS[collection](id, sources);
  return path === null ? '' : path + rest;
}

/**
 * Follows the redirects of an address without a language; null if there are none, or if they lead nowhere or in a
 * circle.
 */
function followRedirects(address: string, sources: Sources): string | null {
  const index = redirectsByAddress(sources.content.redirects);
  const followed = new Set<Redirect>();
  for (let at = address; ; ) {
    const found = isOldAddress(at) ? (index.find(at) ?? index.find(inLanguage(at, sources.language))) : null;
    if (found === null) return followed.size === 0 ? null : at;
    if (followed.has(found)) return null;
    followed.add(found);
    const document = parseReference(found.to);
    const now = document ? pathOf(document, sources) : found.to;
    if (now === '') return null;
    const next = resolveRedirect(now, at, found.from);
    // The address of a published document is never redirected.
    if (document) return next;
    at = isPageAddress(next) ? withoutLanguage(normalisePageAddress(next)) : next;
  }
}

/** Creates a link lookup in the published content. */
export function linkLookup(sources: Sources): LinkLookup {
  return {
    get(link) {
      const document = parseReference(link);
      if (document) return pathOf(document, sources);
      if (!isOldAddress(link)) return link;
      const address = withoutLanguage(link);
      return followRedirects(address, sources) ?? (isPageAddress(link) ? address : link);
    },
  };
}

/** Resolves the links in the HTML of a rich text; a dead link loses its `href`. */
export function resolveLinks(html: string, links: LinkLookup): string {
  return html.replace(/(<a\b[^>]*?)\shref="([^"]*)"/g, (_link, before: string, address: string) => {
    const leads = links.get(unescapeHtml(address));
    return leads === '' ? before : `${before} href="${escapeHtml(leads)}"`;
  });
}
