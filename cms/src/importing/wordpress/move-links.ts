import { pathOfDocument } from '@kontorwerk/contract/document-path';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { redirectKey } from '@kontorwerk/contract/redirects';
import { isByNumber } from '@kontorwerk/contract/wordpress/by-number';
import { ownPath } from '../../addresses/own-path.ts';
import { isPage, type LinkMap } from '../wire/link-map.ts';
import { byNumber, type Titles } from './survey.ts';

/** Moves the links of a text in a language, and then says what there is to tell of them. */
export type MoveLinks = (language: Language) => {
  readonly moveLink: (address: string) => string;
  /** Links that go on leading to the old site. */
  readonly stayed: ReadonlySet<string>;
  /** Links to no page of this site. */
  readonly nowhere: ReadonlySet<string>;
};

type OldSite = {
  readonly origin: string;
  /** The folder of the blog on that host. */
  readonly path: string;
  readonly links: LinkMap;
  readonly titles: ReadonlyMap<string, Titles>;
  readonly leadsNowhere: (address: string) => boolean;
};

/** The place on the page that an address names. */
function placeOf(address: string): string {
  return /#.*$/s.exec(address)?.[0] ?? '';
}

/** A post by its number. */
const BY_NUMBER = /^\/(?:de\/?)?\?(?:[^#]*&)?p=(\d+)/;

/** Has the links of posts lead to where the posts, and the pages of the old site, are here. */
export function moveLinksOf({ origin, path, links, titles, leadsNowhere }: OldSite): MoveLinks {
  const inBlog = (own: string) => (path !== '' && own.startsWith(`${path}/`) ? own.slice(path.length) : own);
  const postAt = (own: string, language: Language): string | null => {
    const [, number] = BY_NUMBER.exec(inBlog(own)) ?? [];
    const found = titles.get(number === undefined ? redirectKey(own) : byNumber(number));
    const [title = ''] = [language, ...LANGUAGES].flatMap((each) => found?.[each] ?? []);
    return pathOfDocument('posts', title);
  };
  return (language) => {
    const [stayed, nowhere] = [new Set<string>(), new Set<string>()];
    const moveLink = (address: string): string => {
      const own = ownPath(address, origin);
      if (own === null) return address;
      const post = postAt(own, language);
      if (post !== null) return post + placeOf(own);
      const moved = links.moved(own);
      if (!isPage(own) || isByNumber(inBlog(own))) {
        const there = new URL(own, origin).href;
        stayed.add(there);
        return there;
      }
      if (leadsNowhere(moved)) nowhere.add(moved);
      return moved;
    };
    return { moveLink, stayed, nowhere };
  };
}
