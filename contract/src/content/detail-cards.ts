import { matchesRole, matchesSlug } from '../address/slug.ts';
import type { DetailPage } from '../pages/pages.ts';
import type { Card, ContentEntry, Section } from './entry.ts';

/** Whether a section's cards have this kind of detail page. */
export function hasDetailPages({ cards }: DetailPage, { component_name }: Section): boolean {
  return cards.some((kind) => kind === component_name);
}

/** Returns a content set's cards with this kind of detail page, each title once. */
export function collectDetailCards(page: DetailPage, entries: readonly ContentEntry[]): readonly Card[] {
  const cards = new Map<string, Card>();
  for (const section of entries.flatMap(({ meta }) => meta)) {
    if (!hasDetailPages(page, section)) continue;
    for (const card of section.card_components) if (!cards.has(card.title)) cards.set(card.title, card);
  }
  return [...cards.values()];
}

/** Whether a title matches the name in an address (§2). */
export function isCardName({ named }: DetailPage, title: string, name: string): boolean {
  return named === 'role' ? matchesRole(title, name) : matchesSlug(title, name);
}

/** Whether search engines may index the page of a card that came complete. */
export function isIndexable({ needsText, listedWithText }: DetailPage, { html_field, project }: Card): boolean {
  return html_field !== '' || project !== null || !(needsText || listedWithText);
}

/** Strips a card to what lists show: without the text of its detail page. */
export function withoutDetailText(card: Card): Card {
  if (card.html_field === '' && card.project === null && !card.seo) return card;
  const { seo: _, ...listed } = card;
  return { ...listed, html_field: '', project: null };
}
