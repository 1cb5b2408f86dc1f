import { isDeepStrictEqual } from 'node:util';
import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { slugOf } from '@kontorwerk/contract/slug';
import type { ListCollection } from './card-documents.ts';
import type { PairedSection } from './paired-content.ts';
import type { Pair } from './pairs.ts';
import type { CardOfList } from './project-parts.ts';
import { dayOf } from './tools.ts';

/** The collection that a section's cards may come from; undefined where there is none, or only the offices. */
export function listCollection({ kind }: PairedSection): ListCollection | undefined {
  const { collection }: SectionKindRules = SECTION_KINDS[kind];
  return collection === 'offices' ? undefined : collection;
}

/** What a card is known by, in whatever list it stands. */
export function cardKey({ en }: Pair<Card>): string {
  if (en.id !== '') return en.id;
  return slugOf([en.title, en.name, en.review.slice(0, 60)].filter((text) => text !== '').join(' ')) || en.image;
}

/** A card in the list of a content set, and what it is known by in all lists. */
type Listed = { readonly pair: Pair<Card>; readonly at: string; readonly name: string; readonly set: string };

/** The names of the cards of one list: those that say different things under the same name are numbered. */
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

/** Our own CMS numbers its documents, in the order in which they were made. */
function numberOf({ pair }: Listed): number {
  return Number(/-(\d+)$/.exec(pair.en.id)?.[1] ?? 0);
}

/** As the CMS lists posts: the newest last, and what is of one day in the order in which it was made. */
function byDay(a: Listed, b: Listed): number {
  const [first, second] = [a, b].map(({ pair }) => dayOf(pair.en.date) ?? '');
  return first === second ? numberOf(a) - numberOf(b) : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** A card with the text of its page, which may come along in another list only. */
function withText(card: Card, other: Card): Card {
  const { html_field, project, seo } = other;
  return card.html_field === '' && card.project === null ? { ...card, html_field, project, ...(seo && { seo }) } : card;
}

/** The cards of a collection, each once, by what they are known by. */
export class ListCards {
  readonly #cards = new Map<string, CardOfList>();
  readonly #names = new Map<Pair<Card>, string>();
  readonly #sets = new Map<string, Set<string>>();

  /** Takes a card in; the first place in which it stands says what it is. */
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

  /** The card that one of a section was taken in as. */
  get(pair: Pair<Card>): CardOfList | undefined {
    return this.#cards.get(this.#names.get(pair) ?? '');
  }

  find(isMeant: (card: CardOfList) => boolean): CardOfList | undefined {
    return this.all.find(isMeant);
  }

  get all(): readonly CardOfList[] {
    return [...this.#cards.values()];
  }

  /** Tells whether a card stands in a list of a content set. */
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

/** The cards of every collection: as the longest list has them in order, and then what is only in others. */
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
