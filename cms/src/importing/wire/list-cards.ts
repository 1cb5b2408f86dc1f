import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { slugOf } from '@kontorwerk/contract/slug';
import type { ListCollection } from './card-documents.ts';
import type { PairedSection } from './paired-content.ts';
import type { Pair } from './pairs.ts';
import type { CardOfList } from './project-parts.ts';

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

type Listed = { readonly pair: Pair<Card>; readonly at: string; readonly key: string };

/** Our own CMS numbers its documents, in the order in which they were made. */
function numberOf({ pair }: Listed): number {
  return Number(/-(\d+)$/.exec(pair.en.id)?.[1] ?? 0);
}

/** As the CMS lists posts: the newest last, and what is of one day in the order in which it was made. */
function byDay(a: Listed, b: Listed): number {
  const [first, second] = [a.pair.en.date, b.pair.en.date];
  return first === second ? numberOf(a) - numberOf(b) : first < second ? -1 : 1;
}

/** The cards of a collection, each once, by what they are known by. */
export class ListCards {
  readonly #cards = new Map<string, CardOfList>();
  readonly #keys = new Map<string, Set<string>>();

  /** Takes a card in; the first place in which it stands says what it is. */
  add(pair: Pair<Card>, at: string, key?: string): CardOfList {
    const name = cardKey(pair);
    const card = this.#cards.get(name) ?? {
      id: this.#cards.size + 1,
      pair,
      at: `${at}, “${pair.en.title || pair.en.name}”`,
    };
    this.#cards.set(name, card);
    if (key !== undefined) this.#keys.set(name, (this.#keys.get(name) ?? new Set()).add(key));
    return card;
  }

  get(pair: Pair<Card>): CardOfList | undefined {
    return this.#cards.get(cardKey(pair));
  }

  find(isMeant: (card: CardOfList) => boolean): CardOfList | undefined {
    return this.all.find(isMeant);
  }

  get all(): readonly CardOfList[] {
    return [...this.#cards.values()];
  }

  /** Tells whether a card stands in a list of a content set. */
  isIn({ pair }: CardOfList, key: string): boolean {
    return this.#keys.get(cardKey(pair))?.has(key) ?? false;
  }
}

function cardsIn(sections: readonly PairedSection[], collection: ListCollection): ListCards {
  const listed: readonly Listed[] = sections
    .filter((section) => listCollection(section) === collection)
    .toSorted((a, b) => b.cards.length - a.cards.length)
    .flatMap(({ cards, at, key }) => cards.map((pair) => ({ pair, at, key })));
  const cards = new ListCards();
  const inOrder = collection === 'posts' ? listed.toSorted(byDay) : listed;
  for (const { pair, at, key } of inOrder) cards.add(pair, at, key);
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
