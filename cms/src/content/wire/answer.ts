import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import type { PageSet } from './content-set.ts';
import { officesOf } from './settings.ts';
import type { FillCards } from './text-store.ts';

/** The number of cards whose texts are read at a time: even of ten thousand, no more are in memory at once. */
const AT_A_TIME = 100;

type Json = AsyncGenerator<string>;
type Fill = (cards: readonly Card[]) => Promise<readonly Card[]>;

/** Yields a list as JSON. */
async function* listOf<T>(items: readonly T[], each: (item: T) => Json): Json {
  let before = '[';
  for (const item of items) {
    yield before;
    yield* each(item);
    before = ',';
  }
  yield items.length === 0 ? '[]' : ']';
}

/** Yields a record as JSON, one of its fields written by `content`. */
async function* recordOf(record: object, field: string, content: () => Json): Json {
  let before = '{';
  for (const [name, value] of Object.entries(record)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (name === field) yield* content();
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '}';
}

async function* cardsOf(cards: readonly Card[], fill: Fill): Json {
  let before = '[';
  for (let at = 0; at < cards.length; at += AT_A_TIME) {
    for (const card of await fill(cards.slice(at, at + AT_A_TIME))) {
      yield before + JSON.stringify(card);
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}

function sectionOf(section: Section, fill: Fill): Json {
  return recordOf(section, 'card_components', () => cardsOf(section.card_components, fill));
}

function entryOf(entry: ContentEntry, fill: Fill): Json {
  return recordOf(entry, 'meta', () => listOf(entry.meta, (section) => sectionOf(section, fill)));
}

/** Yields the answer to a content query as JSON, piece by piece: the rest is neither read nor held in memory. */
export function streamAnswer({ page_key, entries, context }: PageSet, ask: ContentQuery, fill: FillCards): Json {
  const offices = officesOf(context.settings, context.language);
  // Null would mean that something isn't available, and here everything is.
  const selected = resolveQuery(page_key, entries, ask, offices) ?? [];
  return listOf(selected, (entry) => entryOf(entry, (cards) => fill(cards, context)));
}
