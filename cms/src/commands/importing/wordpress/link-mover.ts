import { languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isNumberedPath } from '@kontorwerk/contract/wordpress/numbered-path';
import type { BackendAddresses } from '../wire/backend-addresses.ts';
import { isPage, type LinkMap } from '../wire/link-map.ts';
import type { LinkedPost } from './post-pairs.ts';
import { makeShortAddress } from './survey.ts';

/**
 * Maps the links of a text in a language, and collects what to report about them.
 *
 * @param key the post of the text
 */
export type MoveLinks = (
  language: Language,
  key: string,
) => {
  /** Maps an address; empty for a link to be removed, since one to the text's own translation leads to its own page. */
  readonly moveLink: (address: string) => string;
  readonly toTranslation: ReadonlySet<string>;
  /** Links that still lead to the old site. */
  readonly stayed: ReadonlySet<string>;
  /** Links to no page of this site. */
  readonly nowhere: ReadonlySet<string>;
};

export type OldBlog = {
  readonly origin: string;
  /** Recognises addresses of its current and former hosts. */
  readonly addresses: BackendAddresses;
  /** The folder of the blog on that host. */
  readonly path: string;
  readonly links: LinkMap;
  readonly posts: ReadonlyMap<string, LinkedPost>;
};

/** Returns the fragment of an address. */
function findPlace(address: string): string {
  return /#.*$/s.exec(address)?.[0] ?? '';
}

/** A post by its id. */
const BY_NUMBER = /^\/(?:de\/?)?\?(?:[^#]*&)?p=(\d+)/;

/** Whether a path on its host belongs to a blog, which may have a folder there. */
function isWithin(own: string, { path }: OldBlog): boolean {
  return path === '' || own.startsWith(`${path}/`);
}

/**
 * Returns a function that maps links in a blog's posts to this site's posts and pages.
 *
 * @param others the blogs that are imported with it
 */
export function makeLinkMover(
  blog: OldBlog,
  others: readonly OldBlog[],
  leadsNowhere: (address: string) => boolean,
): MoveLinks {
  const innermost = [blog, ...others].toSorted((a, b) => b.path.length - a.path.length);
  /** Returns the blog of an address: on one host that of the innermost folder. */
  const placed = (address: string) => {
    for (const of of innermost) {
      const own = of.addresses.pathOf(address);
      // An address without a host is on the text's own.
      if (own !== null && (of.origin === blog.origin || own !== address) && isWithin(own, of)) return { own, of };
    }
    const own = blog.addresses.pathOf(address);
    return own === null ? null : { own, of: blog };
  };
  const inBlog = (own: string, of: OldBlog) => (isWithin(own, of) ? own.slice(of.path.length) : own);
  const postAt = (own: string, of: OldBlog): LinkedPost | undefined => {
    const [, number] = BY_NUMBER.exec(inBlog(own, of)) ?? [];
    return of.posts.get(number === undefined ? redirectKey(own) : makeShortAddress(number));
  };
  return (language, key) => {
    const [stayed, nowhere, toTranslation] = [new Set<string>(), new Set<string>(), new Set<string>()];
    /** Returns the post at an address; without one in the address's language, that of the address without it. */
    const linkedAt = (own: string, of: OldBlog) => {
      const post = postAt(own, of);
      if (post) return { post, isTranslation: post.translation === key };
      const other = postAt(withoutLanguage(own), of);
      return other && { post: other, isTranslation: other.key === key && languageOf(own) !== language };
    };
    const moveLink = (address: string): string => {
      const place = placed(address);
      if (place === null) return address;
      const { own, of } = place;
      const linked = linkedAt(own, of);
      if (linked?.isTranslation) {
        toTranslation.add(address);
        return '';
      }
      const [title = ''] = [language, ...LANGUAGES].flatMap((each) => linked?.post.titles[each] ?? []);
      const post = findDocumentPath('posts', title);
      if (post !== null) return post + findPlace(own);
      const moved = of.links.moved(own);
      if (!isPage(own) || isNumberedPath(inBlog(own, of))) {
        const there = new URL(own, of.origin).href;
        stayed.add(there);
        return there;
      }
      if (leadsNowhere(moved)) nowhere.add(address);
      return moved;
    };
    return { moveLink, toTranslation, stayed, nowhere };
  };
}
