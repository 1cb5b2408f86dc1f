import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { matchesRole, matchesSlug } from '@kontorwerk/contract/slug';
import type { DetailKind } from './stored-cards.ts';

/** Where the card of a kind of detail page is found (§2). */
export type DetailRule = {
  readonly kind: DetailKind;
  /** The content sets that are searched, in order. */
  readonly keys: readonly PageKey[];
  /** The kinds of section whose cards have such a detail page. */
  readonly sections: readonly SectionKind[];
  /** The address of a card's detail page begins with this. */
  readonly path: string;
  /** Tells whether a card's title belongs to the name in an address. */
  readonly matches: (title: string, name: string) => boolean;
  /** A stored card whose title isn't among the cards leads to `/404` (§2, §8) instead of being shown as it is. */
  readonly listedOnly?: true;
};

export const PROJECT_DETAIL: DetailRule = {
  kind: 'project',
  keys: ['projects'],
  sections: ['ProjectGrid', 'ProjectSlider'],
  path: '/projects/',
  matches: matchesSlug,
};

export const POST_DETAIL: DetailRule = {
  kind: 'post',
  keys: ['blog', 'news'],
  sections: ['News'],
  path: '/blog/',
  matches: matchesSlug,
  listedOnly: true,
};

export const JOB_DETAIL: DetailRule = {
  kind: 'job',
  keys: ['career'],
  sections: ['CareerGrid'],
  path: '/jobapply/',
  matches: matchesRole,
};

export const SERVICE_DETAIL: DetailRule = {
  kind: 'service',
  keys: ['homepage', 'service', 'ecommerce', 'products', 'aboutus'],
  sections: ['ServicesGrid'],
  path: '/service-detail/',
  matches: matchesSlug,
};

/** All cards of a content set that have a detail page of this rule, each title once. */
export function detailCards(rule: DetailRule, entries: readonly ContentEntry[]): readonly Card[] {
  const cards = new Map<string, Card>();
  for (const section of entries.flatMap((entry) => entry.meta)) {
    if (!rule.sections.some((kind) => kind === section.component_name)) continue;
    for (const card of section.card_components) if (!cards.has(card.title)) cards.set(card.title, card);
  }
  return [...cards.values()];
}

/** Where in its list the next card stands. */
export type Place = { readonly next: number; readonly of: number };

/** How many further cards a detail page offers. */
const FURTHER_COUNT = 3;

/** The neighbours of a card in its list, without their texts; the list closes to a ring. `next` counts from 1. */
export function neighbours(
  cards: readonly Card[],
  card: Card,
): { readonly previous: Card | null; readonly further: readonly Card[]; readonly place: Place } {
  const light = cards.map((other) => ({ ...other, html_field: '' }));
  const at = cards.findIndex(({ title }) => title === card.title);
  const ring = [...light.slice(at + 1), ...light.slice(0, Math.max(at, 0))];
  const place = { next: cards.findIndex(({ title }) => title === ring[0]?.title) + 1, of: cards.length };
  return { previous: ring.at(-1) ?? null, further: ring.slice(0, FURTHER_COUNT), place };
}

/**
 * Tells whether a card that a visitor selected is one that doesn't exist (§8, "Unknown blog title from a card"). As
 * long as one of the content sets isn't known, it might.
 */
export function isUnlisted(
  rule: DetailRule,
  card: Card,
  known: { readonly cards: readonly Card[]; readonly complete: boolean },
): boolean {
  return rule.listedOnly === true && known.complete && !known.cards.some(({ title }) => title === card.title);
}
