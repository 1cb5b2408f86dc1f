import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import type { ListCollection } from './card-documents.ts';
import type { PairedSection } from './paired-content.ts';
import type { Pair } from './pairs.ts';
import type { CardOfList } from './project-parts.ts';
import { parseDay } from './wire-tools.ts';

/** Returns the collection of a section's cards; undefined without one, and for the offices. */
export function getListCollection({ kind }: PairedSection): ListCollection | undefined {
  const { collection }: SectionKindRules = SECTION_KINDS[kind];
  return collection === 'offices' ? undefined : collection;
}

/** Returns the key of a card, in whatever list it is. */
export function makeCardKey({ en }: Pair<Card>): string {
  if (en.id !== '') return en.id;
  return slugOf([en.title, en.name, en.review.slice(0, 60)].filter((text) => text !== '').join(' ')) || en.image;
}

/** A card in the list of a content set, with its name in all lists. */
type ListedCard = { readonly pair: Pair<Card>; readonly at: string; readonly name: string; readonly set: string };

/** Returns the names of one list's cards: different cards of the same name are numbered. */
function makeNames(cards: readonly Pair<Card>[]): readonly string[] {
  const known = new Map<string, Pair<Card>[]>();
  return cards.map((pair) => {
    const name = makeCardKey(pair);
    const others = known.get(name) ?? [];
    known.set(name, others);
    const place = others.findIndex((other) => isDeepStrictEqual(other, pair));
    const number = place === -1 ? others.push(pair) : place + 1;
    return number === 1 ? name : `${name}#${number}`;
  });
}

/** Returns the number in a card's id: our own CMS numbers documents in the order of creation. */
function getNumber({ pair }: ListedCard): number {
  return Number(/-(\d+)$/.exec(pair.en.id)?.[1] ?? 0);
}

/** Orders posts as the CMS lists them: the newest last, and by creation within a day. */
function compareDays(a: ListedCard, b: ListedCard): number {
  const [first, second] = [a, b].map(({ pair }) => parseDay(pair.en.date) ?? '');
  return first === second ? getNumber(a) - getNumber(b) : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** Adds the text of a card's page, which only another list may have. */
function addText(card: Card, other: Card): Card {
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
    { name = makeCardKey(pair), set }: Partial<Pick<ListedCard, 'name' | 'set'>> = {},
  ): CardOfList {
    const known = this.#cards.get(name);
    const card: CardOfList = known
      ? {
          ...known,
          pair: { ...known.pair, en: addText(known.pair.en, pair.en), de: addText(known.pair.de, pair.de) },
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

function collectCards(sections: readonly PairedSection[], collection: ListCollection): ListCards {
  const listed: readonly ListedCard[] = sections
    .filter((section) => getListCollection(section) === collection)
    .toSorted((a, b) => b.cards.length - a.cards.length)
    .flatMap(({ cards, at, key: set }) => {
      const names = makeNames(cards);
      return cards.map((pair, place) => ({ pair, at, set, name: names[place] ?? makeCardKey(pair) }));
    });
  const cards = new ListCards();
  const inOrder = collection === 'posts' ? listed.toSorted(compareDays) : listed;
  for (const { pair, at, name, set } of inOrder) cards.add(pair, at, { name, set });
  return cards;
}

/** Returns the cards of every collection: in the order of the longest list, then those in others only. */
export function collectLists(sections: readonly PairedSection[]): Readonly<Record<ListCollection, ListCards>> {
  return {
    projects: collectCards(sections, 'projects'),
    posts: collectCards(sections, 'posts'),
    jobs: collectCards(sections, 'jobs'),
    reviews: collectCards(sections, 'reviews'),
    clients: collectCards(sections, 'clients'),
    certificates: collectCards(sections, 'certificates'),
  };
}
