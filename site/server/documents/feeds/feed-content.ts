import { inLanguage } from '@kontorwerk/contract/address/address';
import { FEED_FORMATS, FEEDS, type FeedId, feedAddress } from '@kontorwerk/contract/address/feed-address';
import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card } from '@kontorwerk/contract/content/entry';
import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import type { Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import { isSafeAddress } from '../../content-store/backend-addresses.ts';
import type { ContentStore } from '../../content-store/content-store.ts';
import { createHtmlSanitiser } from '../../content-store/html-sanitiser.ts';
import { oneLine } from '../../directory/plain-text.ts';
import type { FeedPart, ItemTimes } from './feed-items.ts';

/** One item of a feed, independent of the format. */
export type FeedItem = ItemTimes & {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** HTML with absolute addresses; empty if there is no text. */
  readonly html: string;
  readonly image: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
};

/** One page of a feed, independent of the format. Addresses are absolute. */
export type FeedContent = {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly updated: Date;
  /** The publisher. */
  readonly author: { readonly name: string; readonly url: string };
  /** The HTML page with the same list. */
  readonly page: string;
  readonly self: string;
  readonly type: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly items: readonly FeedItem[];
};

/**
 * A year in which the operator owned the site's host: ids consist of both (RFC 4151), and never of an address. Another
 * year would make every item new to all subscribers.
 */
const YEAR = 2026;

function tagOf(publicUrl: string, name: string): string {
  return `tag:${new URL(publicUrl).hostname},${YEAR}:${name}`;
}

/** Returns the query of a feed page's address. */
function queryOf(part: number): string {
  return part === 1 ? '' : `?page=${part}`;
}

/** Builds one page of a feed, yielding to other work between items. */
export async function buildFeedPage(
  feed: FeedId,
  part: number,
  { cards, goesOn }: FeedPart,
  site: {
    readonly publicUrl: string;
    readonly brand: string;
    readonly timesOf: (card: Card, isDated: boolean) => ItemTimes;
    /** Returns the redirect of an address: a moved item belongs to another page, or is gone. */
    readonly findRedirect: ContentStore['findRedirect'];
    /** When the list changed, for a feed without items. */
    readonly changedAt: number;
  },
): Promise<FeedContent> {
  const { publicUrl, brand } = site;
  const { name, form, language } = feed;
  const { page, card: detail, label } = FEEDS[name];
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const nextStep = createTimeSlices();

  const pathTo = ({ title }: Card) => inLanguage(pathOf(detail, title), language);

  async function itemOf(card: Card): Promise<FeedItem> {
    await nextStep();
    const { id, title, description, html_field, image } = card;
    const url = absolute(pathTo(card));
    const rewrite = (address: string) => (URL.canParse(address, url) ? new URL(address, url).href : '');
    const isJob = name === 'jobs';
    const facts = isJob ? [card.job_type, card.location, card.salary] : [];
    return {
      ...site.timesOf(card, !isJob),
      id: tagOf(publicUrl, `${encodeURIComponent(id === '' ? `${name}/${slugOf(title)}` : id)}/${language}`),
      url,
      title: oneLine(title),
      summary: [...facts, description]
        .filter((text) => text !== '')
        .join(' · ')
        .replaceAll('\u00ad', ''),
      html: createHtmlSanitiser({ language, rewrite, isPicture: isSafeAddress })(html_field),
      image: image === '' ? '' : rewrite(image),
      authors: isJob || card.name === '' ? [] : [card.name],
      tags: card.category === '' ? [] : [oneLine(card.category)],
    };
  }

  const items: FeedItem[] = [];
  for (const card of cards.filter((one) => site.findRedirect(pathTo(one)) === null)) items.push(await itemOf(card));
  const latest = Math.max(...items.map(({ updated }) => updated.getTime()));
  const addressOfPart = (other: number) => absolute(feedAddress(feed) + queryOf(other));
  return {
    id: tagOf(publicUrl, `feeds/${name}/${language}`),
    title: `${label[language]} – ${brand}`,
    language,
    updated: new Date(items.length === 0 ? site.changedAt : latest),
    author: { name: brand, url: absolute(inLanguage('/', language)) },
    page: absolute(inLanguage(page.path, language)),
    self: addressOfPart(part),
    type: FEED_FORMATS[form],
    previous: part === 1 ? null : addressOfPart(part - 1),
    next: goesOn ? addressOfPart(part + 1) : null,
    items,
  };
}
