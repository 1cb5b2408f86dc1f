import { type DatePrecision, readDate, type SlashOrder, slashOrderOf } from '@kontorwerk/contract/content/date-text';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';

/** How exactly a collection keeps the date of its cards; others keep a month at least. */
const PRECISION: Readonly<Partial<Record<string, DatePrecision>>> = { posts: 'day', projects: 'year' };

function precisionIn(component_name: string): DatePrecision {
  const kinds: Readonly<Record<string, SectionKindRules>> = SECTION_KINDS;
  return PRECISION[kinds[component_name]?.collection ?? ''] ?? 'month';
}

function withDates(card: Card, precision: DatePrecision, slashes: SlashOrder | null): Card {
  // What can't be read stays, and is reported where a document is made of it.
  const read = (text: string, exactly: DatePrecision) => readDate(text, exactly, slashes) ?? text;
  const { date, posted, valid_through } = card;
  return {
    ...card,
    date: read(date, precision),
    ...(posted !== undefined && { posted: read(posted, 'day') }),
    ...(valid_through !== undefined && { valid_through: read(valid_through, 'day') }),
  };
}

/**
 * Entries with the dates of their cards as ISO dates, as far as these can be read. Lists keep the order in which they were
 * sent, by which translations find each other.
 */
export function readDates(entries: readonly ContentEntry[]): readonly ContentEntry[] {
  const cards = entries.flatMap(({ meta }) => meta.flatMap(({ card_components }) => card_components));
  const slashes = slashOrderOf(cards.map(({ date }) => date));
  return entries.map((entry) => ({
    ...entry,
    meta: entry.meta.map((section) => ({
      ...section,
      card_components: section.card_components.map((card) =>
        withDates(card, precisionIn(section.component_name), slashes),
      ),
    })),
  }));
}
