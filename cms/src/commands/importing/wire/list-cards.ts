import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import type { ListCollection } from './card-documents.ts';
import type { PairedSection } from './paired-content.ts';
import type { Pair } from './pairs.ts';
import type { CardOfList } from './project-parts.ts';
import { dayOf } from './tools.ts';

/** Returns the collection of a section's cards; undefined without one, and for the offices. */
export function listCollection({ kind }: PairedSection): ListCollection | undefined {
  const { collection }: SectionKindRules = SECTION_KINDS[kind];
  return collection === 'offices' ? undefined : collection;
}

/** Returns the key of a card, in whatever list it is. */
export function cardKey({ en }: Pair<Card>): string {
  if (en.id !== '') return en.id;
  return slugOf([en.title, en.name, en.review.slice(0, 60)].filter((text) => text !== '').join(' ')) || en.image;
}

/** A card in the list of a content set, with its name in all lists. */
type Listed = { readonly pair: Pair<Card>; readonly at: string; readonly name: string; readonly set: string };

/** Returns the names of one list's cards: different cards of the same name are numbered. */
function namesOf(cards: readonly Pair<Card>[]): readonly string[] {
  const known = new Map<string, Pair<Card>[]>();
  return cards.map((pair) => {
    const name = cardKey(pair);
    const others = known.get(name) ?? [];
    known.set(name, others);
    const place = others.findIndex((other) => isDeepStrictEqual(other, pair));
    const number = place === -1 ? others.push(pair) : place + 1;
    return number === 1 ? name : `${name}#${number}`;
  });
}

/** Returns the number in a card's id: our own CMS numbers documents in the order of creation. */
function numberOf({ pair }: Listed): number {
  return Number(/-(\d+)$/.exec(pair.en.id)?.[1] ?? 0);
}

/** Orders posts as the CMS lists them: the newest last, and by creation within a day. */
function byDay(a: Listed, b: Listed): number {
  const [first, second] = [a, b].map(({ pair }) => dayOf(pair.en.date) ?? '');
  return first === second ? numberOf(a) - numberOf(b) : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** Adds the text of a card's page, which only another list may have. */
function withText(card: Card, other: Card): Card {
  const { html_field, project, seo } = other;
  return card.html_field === '' && card.project === null ? { ...card, html_field, project, ...(seo && { seo }) } : card;
}

/** The cards of a collection without duplicates, by name. */
export class ListCards {
  readonly #cards = new Map<string, CardOfList>();
  readonly #names = new Map<Pair<Card>, string>();
  readonly #sets = new Map<string, Set<string>>();

  /** Adds a card; its first occurrence determines its content. */
  add(
    pair: Pair<Card>,
    at: string,
    { name = cardKey(pair), set }: Partial<Pick<Listed, 'name' | 'set'>> = {},
  ): CardOfList {
    const known = this.#cards.get(name);
    const card: CardOfList = known
      ? {
          ...known,
          pair: { ...known.pair, en: withText(known.pair.en, pair.en), de: withText(known.pair.de, pair.de) },
        }
      : { id: this.#cards.size + 1, key: name, pair, at: `${at}, “${pair.en.title || pair.en.name}”` };
    this.#cards.set(name, card);
    this.#names.set(pair, name);
    if (set !== undefined) this.#sets.set(name, (this.#sets.get(name) ?? new Set()).add(set));
    return card;
  }

  /** Returns the card that a section's card was merged into. */
  get(pair: Pair<Card>): CardOfList | undefined {
    return this.#cards.get(this.#names.get(pair) ?? '');
  }

  find(isMeant: (card: CardOfList) => boolean): CardOfList | undefined {
    return this.all.find(isMeant);
  }

  get all(): readonly CardOfList[] {
    return [...this.#cards.values()];
  }

  /** Whether a card is in a list of a content set. */
  isIn({ key }: CardOfList, set: string): boolean {
    return this.#sets.get(key)?.has(set) ?? false;
  }
}

function cardsIn(sections: readonly PairedSection[], collection: ListCollection): ListCards {
  const listed: readonly Listed[] = sections
    .filter((section) => listCollection(section) === collection)
    .toSorted((a, b) => b.cards.length - a.cards.length)
    .flatMap(({ cards, at, key: set }) => {
      const names = namesOf(cards);
      return cards.map((pair, place) => ({ pair, at, set, name: names[place] ?? cardKey(pair) }));
    });
  const cards = new ListCards();
  const inOrder = collection === 'posts' ? listed.toSorted(byDay) : listed;
  for (const { pair, at, name, set } of inOrder) cards.add(pair, at, { name, set });
  return cards;
}

/** Returns the cards of every collection: in the order of the longest list, then those in others only. */
export function listCards(sections: readonly PairedSection[]): Readonly<Record<ListCollection, ListCards>> {
  return {
    projects: cardsIn(sections, 'projects'),
    posts: cardsIn(sections, 'posts'),
    jobs: cardsIn(sections, 'jobs'),
    reviews: cardsIn(sections, 'reviews'),
    clients: cardsIn(sections, 'clients'),
    certificates: cardsIn(sections, 'certificates'),
  };
}
