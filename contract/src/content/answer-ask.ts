import { matchesSlug } from '../address/slug.ts';
import type { PageKey } from '../pages/page-keys.ts';
import type { DetailPage } from '../pages/pages.ts';
import type { Office } from '../settings/office.ts';
import { type Ask, PAGE_CARDS } from './ask.ts';
import { cardsAround } from './cards-around.ts';
import { detailCards, hasDetails, isNamed, withoutText } from './detail-cards.ts';
import { detailPageOf, withoutTexts } from './detail-pages.ts';
import type { Card, ContentEntry, Section } from './entry.ts';
import { listRules } from './list-kinds.ts';
import { beginning, type WantedWindow, windowOf } from './list-window.ts';
import { isInTime, lastPosts } from './post-order.ts';

type Of<K extends Ask['kind']> = Extract<Ask, { readonly kind: K }>;

/** An entry with other sections; null if one of them is missing. */
function withSections(entry: ContentEntry, meta: readonly (Section | null)[]): ContentEntry | null {
  const sections = meta.filter((section) => section !== null);
  return sections.length === meta.length ? { ...entry, meta: sections } : null;
}

function wholeOrNull(entry: ContentEntry): ContentEntry | null {
  return entry.meta.every(({ window }) => window === null) ? entry : null;
}

function answerSet(entries: readonly ContentEntry[], { cards, start }: Of<'set'>, offices: readonly Office[]) {
  const answer = entries.map((entry) =>
    cards === null
      ? wholeOrNull(entry)
      : withSections(
          entry,
          entry.meta.map((section) => windowOf(section, { cards, start, filters: {} }, offices)),
        ),
  );
  const found = answer.filter((entry) => entry !== null);
  return found.length === answer.length ? found : null;
}

/**
 * Cuts a news section to what the home page shows (§2): the newest posts, or the last ones of a list without dates.
 * Null if those are outside the window at hand.
 */
function lastNews(section: Section, last: number | null): Section | null {
  if (last === null || section.component_name !== 'News') return section;
  const { card_components, window } = section;
  const isCut = window !== null && window.total > card_components.length;
  if (isCut && !isInTime(card_components)) return null;
  return { ...section, card_components: lastPosts(card_components, last), window: null };
}

function answerEntry(entries: readonly ContentEntry[], ask: Of<'entry'>, offices: readonly Office[]) {
  const entry = entries.find(({ title }) => matchesSlug(title, ask.entry));
  if (!entry) return [];
  const paged = entry.meta.findIndex(({ component_name }) => listRules(component_name)?.paged);
  const shown = entry.meta.map((whole, at) => {
    const section = lastNews(whole, ask.last);
    if (section === null) return null;
    if (ask.cards === null) return section.window === null ? section : null;
    // A query above `PAGE_CARDS` reads the whole list, so the page's limit doesn't apply.
    const onPage = ask.cards > PAGE_CARDS ? undefined : listRules(section.component_name)?.onPage;
    const cards = Math.min(ask.cards, onPage ?? ask.cards);
    const wanted: WantedWindow = at === paged ? { ...ask, cards } : beginning(cards);
    return windowOf(section, wanted, offices);
  });
  const answer = withSections(entry, shown);
  return answer && [{ ...answer, meta: answer.meta.map(withoutTexts) }];
}

function answerCard(page: DetailPage | null, entries: readonly ContentEntry[], { by, value }: Of<'card'>) {
  if (page === null) return [];
  const isMeant = ({ id, title }: Card) => (by === 'id' ? id === value : isNamed(page, title, value));
  const lists = entries.flatMap(({ meta }) => meta.filter((section) => hasDetails(page, section)));
  if (lists.some(({ window }) => window !== null)) return null;
  const list = detailCards(page, entries);
  const at = list.findIndex(isMeant);
  const card = list[at];
  if (!card) return [];
  const cards = cardsAround(page, list, at).map((other) => (other === card ? card : withoutText(other)));
  const window = { total: list.length, all: list.length, start: at, choices: {} };
  for (const entry of entries) {
    const section = entry.meta.find(({ card_components }) => card_components.includes(card));
    if (section) return [{ ...entry, meta: [{ ...section, card_components: cards, window }] }];
  }
  return [];
}

/**
 * Resolves a content query from a content set's entries. Backends pass whole entries, and so does the site's server
 * where it holds them whole; where it holds only the first windows, null means that the answer is not among them.
 *
 * A `card` resolves to one entry with one section: the first in which the card is found. Its cards are the set's cards
 * with such a page, each title once, as far as that page needs them (`cardsAround`); only the card itself has its text.
 * The window's `start` is the card's index among them all. An empty list means that there is no such card, or no such
 * entry.
 *
 * @param offices the offices to match locations with, from the site's settings in the entries' language
 */
export function answerAsk(
  key: PageKey,
  entries: readonly ContentEntry[],
  ask: Ask,
  offices: readonly Office[],
): readonly ContentEntry[] | null {
  if (ask.kind === 'set') return answerSet(entries, ask, offices);
  if (ask.kind === 'entry') return answerEntry(entries, ask, offices);
  return answerCard(detailPageOf(key), entries, ask);
}
