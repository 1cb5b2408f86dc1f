import type { Office } from '../office.ts';
import type { Card, Section } from './entry.ts';
import type { ChosenFilters, FilterChoices } from './filter-names.ts';
import { choicesOf, filteredCards } from './filters.ts';
import { type ListRules, listRules } from './list-kinds.ts';

/** The stretch of a list that is wanted: `cards` of them from `start` on, in the order of showing. */
export type WantedWindow = { readonly cards: number; readonly start: number; readonly filters: ChosenFilters };

/** The beginning of a list, unfiltered. */
export function beginning(cards: number): WantedWindow {
  return { cards, start: 0, filters: {} };
}

/**
 * The order in which a list is shown, which its windows follow one another in: its own, but for posts. Those are shown
 * by their dates, the newest first, and of the same day what stands last in the list.
 */
export function inOrderOfShowing(cards: readonly Card[], { newestFirst }: ListRules): readonly Card[] {
  if (!newestFirst) return cards;
  return cards.toReversed().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** The choices of each filter of a list. */
function choicesIn(cards: readonly Card[], { filters }: ListRules, offices: readonly Office[]): FilterChoices {
  return Object.fromEntries(filters.map((name) => [name, choicesOf(name, cards, offices)]));
}

/** The window that is wanted, of a list at hand; its cards keep the list's own order. */
function cut(list: readonly Card[], rules: ListRules, { cards, start }: WantedWindow): readonly Card[] {
  const shown = new Set(inOrderOfShowing(list, rules).slice(start, start + cards));
  return list.filter((card) => shown.has(card));
}

/** The same of a list of which only the beginning is at hand; null where the window goes beyond that. */
function cutHeld(section: Section, rules: ListRules, wanted: WantedWindow): Section | null {
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
    card_components: cut(card_components, rules, wanted),
    window: { ...window, start: wanted.start },
  };
}

/**
 * A section with the window of its list that is wanted. A list that isn't longer stays whole, whatever it is filtered
 * by, and what is no list stays as it is. Null when the section holds a window itself and another one is wanted.
 */
export function windowOf(section: Section, wanted: WantedWindow, offices: readonly Office[]): Section | null {
  const rules = listRules(section.component_name);
  if (rules === null) return section;
  if (section.window !== null) return cutHeld(section, rules, wanted);
  if (section.card_components.length <= wanted.cards) return section;
  const filtered = filteredCards(section.card_components, offices, wanted.filters);
  return {
    ...section,
    card_components: cut(filtered, rules, wanted),
    window: {
      total: filtered.length,
      all: section.card_components.length,
      start: wanted.start,
      choices: choicesIn(section.card_components, rules, offices),
    },
  };
}
