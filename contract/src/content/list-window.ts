import type { Office } from '../office.ts';
import type { Card, Section } from './entry.ts';
import type { ChosenFilters, FilterChoices } from './filter-names.ts';
import { choicesOf, filteredCards } from './filters.ts';
import { type ListRules, listRules } from './list-kinds.ts';
import { newestFirst } from './post-order.ts';

/** The stretch of a list that is wanted: `cards` of them from `start` on, in the order of showing. */
export type WantedWindow = { readonly cards: number; readonly start: number; readonly filters: ChosenFilters };

/** The beginning of a list, unfiltered. */
export function beginning(cards: number): WantedWindow {
  return { cards, start: 0, filters: {} };
}

/**
 * A list in the order in which it is shown, which its windows follow one another in: its own, but for posts
 * (`post-order.ts`). Applied to what is shown it gives the order of the wire.
 */
export function inOrderOfShowing(cards: readonly Card[], rules: ListRules): readonly Card[] {
  return rules.newestFirst ? newestFirst(cards) : cards;
}

/** The choices of each filter of a list. */
function choicesIn(cards: readonly Card[], { filters }: ListRules, offices: readonly Office[]): FilterChoices {
  return Object.fromEntries(filters.map((name) => [name, choicesOf(name, cards, offices)]));
}

/** The window that is wanted, of a list at hand; its cards stand in the order of the wire. */
function cut(list: readonly Card[], rules: ListRules, { cards, start }: WantedWindow): readonly Card[] {
  return inOrderOfShowing(inOrderOfShowing(list, rules).slice(start, start + cards), rules);
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
