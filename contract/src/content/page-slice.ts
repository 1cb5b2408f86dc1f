import type { Office } from '../settings/office.ts';
import type { Card, Section } from './entry.ts';
import type { ChosenFilters, FilterChoices } from './filter-names.ts';
import { filterCards, listChoices } from './filters.ts';
import { type ListRules, listRules } from './list-kinds.ts';
import { sortNewestFirst } from './post-order.ts';

/** The requested slice: `cards` cards from index `start` in display order. */
export type SliceRequest = { readonly cards: number; readonly start: number; readonly filters: ChosenFilters };

/** Requests the first cards of a list, unfiltered. */
export function requestFirstCards(cards: number): SliceRequest {
  return { cards, start: 0, filters: {} };
}

/**
 * Sorts a list in display order, in which its slices follow one another: posts newest first (`post-order.ts`), any
 * other as it is. Its own inverse.
 */
export function sortForDisplay(cards: readonly Card[], rules: ListRules): readonly Card[] {
  return rules.newestFirst ? sortNewestFirst(cards) : cards;
}

/** The choices of each filter of a list. */
function listChoicesByFilter(
  cards: readonly Card[],
  { filters }: ListRules,
  offices: readonly Office[],
): FilterChoices {
  return Object.fromEntries(filters.map((name) => [name, listChoices(name, cards, offices)]));
}

/** Cuts the slice from a complete list; its cards are in the wire's order. */
function sliceCards(list: readonly Card[], rules: ListRules, { cards, start }: SliceRequest): readonly Card[] {
  return sortForDisplay(sortForDisplay(list, rules).slice(start, start + cards), rules);
}

/** Cuts the slice from a list of which only the beginning is held; null if the slice exceeds that. */
function sliceHeldSection(section: Section, rules: ListRules, wanted: SliceRequest): Section | null {
  const { card_components, window } = section;
  if (window === null) return section;
  const isFiltered = rules.filters.some((name) =>
    window.choices[name]?.some(({ value }) => value === wanted.filters[name]),
  );
  const isHere = window.start === 0 && window.total === window.all;
  const end = Math.min(wanted.start + wanted.cards, window.total);
  if (isFiltered || !isHere || end > card_components.length) return null;
  return {
    ...section,
    card_components: sliceCards(card_components, rules, wanted),
    window: { ...window, start: wanted.start },
  };
}

/**
 * Cuts a section's list to the requested slice. A list no longer than the slice stays whole, whatever the filters,
 * and other sections are unchanged. Null if the section holds a slice that doesn't contain the requested one.
 */
export function sliceSection(section: Section, wanted: SliceRequest, offices: readonly Office[]): Section | null {
  const rules = listRules(section.component_name);
  if (rules === null) return section;
  if (section.window !== null) return sliceHeldSection(section, rules, wanted);
  if (section.card_components.length <= wanted.cards) return section;
  const filtered = filterCards(section.card_components, offices, wanted.filters);
  return {
    ...section,
    card_components: sliceCards(filtered, rules, wanted),
    window: {
      total: filtered.length,
      all: section.card_components.length,
      start: wanted.start,
      choices: listChoicesByFilter(section.card_components, rules, offices),
    },
  };
}
