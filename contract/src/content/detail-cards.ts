import type { DetailPage } from '../pages.ts';
import { matchesRole, matchesSlug } from '../slug.ts';
import type { Card, ContentEntry, Section } from './entry.ts';

/** Tells whether the cards of a section have this kind of detail page. */
export function hasDetails({ cards }: DetailPage, { component_name }: Section): boolean {
  return cards.some((kind) => kind === component_name);
}

/** All cards of a content set that have a detail page of this kind, each title once. */
export function detailCards(page: DetailPage, entries: readonly ContentEntry[]): readonly Card[] {
  const cards = new Map<string, Card>();
  for (const section of entries.flatMap(({ meta }) => meta)) {
    if (!hasDetails(page, section)) continue;
    for (const card of section.card_components) if (!cards.has(card.title)) cards.set(card.title, card);
  }
  return [...cards.values()];
}

/** Tells whether a title belongs to the name in an address (§2). */
export function isNamed({ named }: DetailPage, title: string, name: string): boolean {
  return named === 'role' ? matchesRole(title, name) : matchesSlug(title, name);
}

/** Tells whether search engines are to know the page of a card that came as a whole. */
export function isListed({ needsText, listedWithText }: DetailPage, { html_field, project }: Card): boolean {
  return html_field !== '' || project !== null || !(needsText || listedWithText);
}

/** A card as lists show it: without the text of its detail page. */
export function withoutText(card: Card): Card {
  if (card.html_field === '' && card.project === null && !card.seo) return card;
  const { seo: _, ...listed } = card;
  return { ...listed, html_field: '', project: null };
}
