import type { Office } from '../settings/office.ts';
import type { Card } from './entry.ts';
import { type Choice, type ChosenFilters, FILTER_NAMES, type FilterName } from './filter-names.ts';
import { isOfficeName, splitNames } from './office-names.ts';

/**
 * The places of a job, from a text like `Munich, Duisburg` or `MUC / DUI`; a city without an office is its own value.
 */
export function listJobPlaces(card: Card, offices: readonly Office[]): readonly Choice[] {
  return splitNames(card.location).map((name) => {
    const office = offices.find((known) => isOfficeName(name, known));
    return office ? { value: office.code, text: office.city } : { value: name, text: name };
  });
}

function toChoice(text: string): readonly Choice[] {
  return [{ value: text, text }];
}

/** A card's values for each filter. */
const CHOICES_OF_CARD: Readonly<Record<FilterName, (card: Card, offices: readonly Office[]) => readonly Choice[]>> = {
  category: (card) => toChoice(card.pro_category),
  office: listJobPlaces,
  team: (card) => toChoice(card.category),
  topic: (card) => toChoice(card.category),
};

/** Returns every distinct choice of the cards: offices in the order of `offices`, the rest in order of appearance. */
export function listChoices(name: FilterName, cards: readonly Card[], offices: readonly Office[]): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const card of cards) {
    for (const choice of CHOICES_OF_CARD[name](card, offices)) if (choice.value !== '') found.set(choice.value, choice);
  }
  const inOrder = offices.flatMap(({ code }) => found.get(code) ?? []);
  return [...new Set([...inOrder, ...found.values()])];
}

/** Filters cards by the selected values (§4): an empty value, or one that no card has, matches everything. */
export function filterCards(
  cards: readonly Card[],
  offices: readonly Office[],
  chosen: ChosenFilters,
): readonly Card[] {
  const counts = (card: Card, name: FilterName) =>
    CHOICES_OF_CARD[name](card, offices).some(({ value }) => value === chosen[name]);
  const names = FILTER_NAMES.filter((name) => chosen[name] && cards.some((card) => counts(card, name)));
  return names.length === 0 ? cards : cards.filter((card) => names.every((name) => counts(card, name)));
}
