import type { FeedFormat } from '@kontorwerk/contract/address/feed-address';
import { generateAtomFeed } from 'feedsmith';
import type { FeedContent, FeedItem } from './feed-content.ts';

/** Characters that XML can't hold, escaped or not (XML 1.0, 2.2). */
const NOT_IN_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function inXml(text: string): string {
  return text.replace(NOT_IN_XML, '');
}

function text(value: string) {
  return { value: inXml(value) };
}

/** Converts an item for the Atom generator, without empty elements. */
function atomEntry({ id, url, title, summary, html, authors, tags, published, updated }: FeedItem) {
  return {
    id,
    title: text(title),
    updated,
    ...(published && { published }),
    links: [{ href: url, rel: 'alternate', type: 'text/html' }],
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name: inXml(name) })) }),
    ...(tags.length > 0 && { categories: tags.map((term) => ({ term: inXml(term) })) }),
    ...(summary !== '' && { summary: text(summary) }),
    ...(html !== '' && { content: { value: inXml(html), type: 'html' } }),
  };
}

/** Writes a feed as Atom (RFC 4287), with links between its pages (RFC 5005). */
function writeAtom(feed: FeedContent): string {
  const { self, page, type, previous, next, language, author } = feed;
  const links = [
    { href: self, rel: 'self', type },
    { href: page, rel: 'alternate', type: 'text/html' },
    ...(previous === null ? [] : [{ href: previous, rel: 'previous', type }]),
    ...(next === null ? [] : [{ href: next, rel: 'next', type }]),
  ].map((link) => ({ ...link, hreflang: language }));
  return generateAtomFeed({
    id: feed.id,
    title: text(feed.title),
    updated: feed.updated,
    links,
    authors: [{ name: inXml(author.name), uri: author.url }],
    xml: { lang: language },
    entries: feed.items.map(atomEntry),
  });
}

function jsonItem({ id, url, title, summary, html, image, authors, tags, published, updated }: FeedItem) {
  return {
    id,
    url,
    title,
    // The format requires one of the two.
    ...(html === '' ? { content_text: summary === '' ? title : summary } : { content_html: html }),
    ...(summary !== '' && { summary }),
    ...(image !== '' && { image }),
    ...(published && { date_published: published }),
    date_modified: updated,
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}

/** Writes a feed as JSON Feed 1.1. */
function writeJson(feed: FeedContent): string {
  const { title, page, self, next, language, author, items } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    ...(next !== null && { next_url: next }),
    language,
    authors: [author],
    items: items.map((item) => ({ ...jsonItem(item), language })),
  });
}

const WRITERS: Readonly<Record<FeedFormat, (feed: FeedContent) => string>> = { atom: writeAtom, json: writeJson };

/** Writes a feed in one of its formats. */
export function writeFeed(form: FeedFormat, feed: FeedContent): string {
  return WRITERS[form](feed);
}
