import { matchesSlug } from '../address/slug.ts';
import type { PageKey } from '../pages/page-keys.ts';
import type { DetailPage } from '../pages/pages.ts';
import type { Office } from '../settings/office.ts';
import { type ContentQuery, PAGE_CARDS } from './content-query.ts';
import { collectDetailCards, hasDetailPages, isCardName, withoutDetailText } from './detail-cards.ts';
import { findDetailPage, withoutDetailTexts } from './detail-pages.ts';
import type { Card, ContentEntry, Section } from './entry.ts';
import { listRules } from './list-kinds.ts';
import { selectNeighbourCards } from './neighbour-cards.ts';
import { requestFirstCards, type SliceRequest, sliceSection } from './page-slice.ts';
import { isChronological, takeLastPosts } from './post-order.ts';

type QueryOf<K extends ContentQuery['kind']> = Extract<ContentQuery, { readonly kind: K }>;

/** An entry with other sections; null if one of them is missing. */
function withSections(entry: ContentEntry, meta: readonly (Section | null)[]): ContentEntry | null {
  const sections = meta.filter((section) => section !== null);
  return sections.length === meta.length ? { ...entry, meta: sections } : null;
}

function requireWholeLists(entry: ContentEntry): ContentEntry | null {
  return entry.meta.every(({ window }) => window === null) ? entry : null;
}

function resolveSet(entries: readonly ContentEntry[], { cards, start }: QueryOf<'set'>, offices: readonly Office[]) {
  const resolved = entries.map((entry) =>
    cards === null
      ? requireWholeLists(entry)
      : withSections(
          entry,
          entry.meta.map((section) => sliceSection(section, { cards, start, filters: {} }, offices)),
        ),
  );
  const whole = resolved.filter((entry) => entry !== null);
  return whole.length === resolved.length ? whole : null;
}

/**
 * Cuts a news section to what the home page shows (§2): the newest posts, or the last ones of a list without dates.
 * Null if those are outside the slice at hand.
 */
function limitNews(section: Section, last: number | null): Section | null {
  if (last === null || section.component_name !== 'News') return section;
  const { card_components, window } = section;
  const isCut = window !== null && window.total > card_components.length;
  if (isCut && !isChronological(card_components)) return null;
  return { ...section, card_components: takeLastPosts(card_components, last), window: null };
}

function resolveEntry(entries: readonly ContentEntry[], query: QueryOf<'entry'>, offices: readonly Office[]) {
  const entry = entries.find(({ title }) => matchesSlug(title, query.entry));
  if (!entry) return [];
  const paged = entry.meta.findIndex(({ component_name }) => listRules(component_name)?.paged);
  const shown = entry.meta.map((whole, at) => {
    const section = limitNews(whole, query.last);
    if (section === null) return null;
    if (query.cards === null) return section.window === null ? section : null;
    // A query above `PAGE_CARDS` reads the whole list, so the page's limit doesn't apply.
    const onPage = query.cards > PAGE_CARDS ? undefined : listRules(section.component_name)?.onPage;
    const cards = Math.min(query.cards, onPage ?? query.cards);
    const wanted: SliceRequest = at === paged ? { ...query, cards } : requestFirstCards(cards);
    return sliceSection(section, wanted, offices);
  });
  const resolved = withSections(entry, shown);
  return resolved && [{ ...resolved, meta: resolved.meta.map(withoutDetailTexts) }];
}

function resolveCard(page: DetailPage | null, entries: readonly ContentEntry[], { by, value }: QueryOf<'card'>) {
  if (page === null) return [];
  const isMeant = ({ id, title }: Card) => (by === 'id' ? id === value : isCardName(page, title, value));
  const lists = entries.flatMap(({ meta }) => meta.filter((section) => hasDetailPages(page, section)));
  if (lists.some(({ window }) => window !== null)) return null;
  const list = collectDetailCards(page, entries);
  const at = list.findIndex(isMeant);
  const card = list[at];
  if (!card) return [];
  const cards = selectNeighbourCards(page, list, at).map((other) => (other === card ? card : withoutDetailText(other)));
  const window = { total: list.length, all: list.length, start: at, choices: {} };
  for (const entry of entries) {
    const section = entry.meta.find(({ card_components }) => card_components.includes(card));
    if (section) return [{ ...entry, meta: [{ ...section, card_components: cards, window }] }];
  }
  return [];
}

/**
 * Resolves a content query from a content set's entries. Backends pass whole entries, and so does the site's server
 * where it holds them whole; where it holds only the first slices, null means that the answer is not among them.
 *
 * A `card` resolves to one entry with one section: the first in which the card is found. Its cards are the set's cards
 * with such a page, each title once, as far as that page needs them (`selectNeighbourCards`); only the card itself has its text.
 * The slice's `start` is the card's index among them all. An empty list means that there is no such card, or no such
 * entry.
 *
 * @param offices the offices to match locations with, from the site's settings in the entries' language
 */
export function resolveQuery(
  key: PageKey,
  entries: readonly ContentEntry[],
  query: ContentQuery,
  offices: readonly Office[],
): readonly ContentEntry[] | null {
  if (query.kind === 'set') return resolveSet(entries, query, offices);
  if (query.kind === 'entry') return resolveEntry(entries, query, offices);
  return resolveCard(findDetailPage(key), entries, query);
}
