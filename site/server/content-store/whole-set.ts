import { type ContentQuery, SLICE_MAX } from '@kontorwerk/contract/content/content-query';
import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { isChronological } from '@kontorwerk/contract/content/post-order';

/** Fetches one page slice of all lists of a set, cards with their texts. */
export type WindowsOf = (ask: ContentQuery) => Promise<readonly ContentEntry[]>;

/** The set has changed while it was read: the earlier slices belong to another state. */
export class SetChanged extends Error {
  override readonly name = 'SetChanged';
}

const windowsAt = (start: number): ContentQuery => ({ kind: 'set', cards: SLICE_MAX, start });

/** Returns where the slices of a list start, in the wire's order of the list. */
function startsOf({ component_name, card_components, window }: Section): readonly number[] {
  const count = Math.ceil((window?.total ?? 0) / SLICE_MAX);
  const starts = Array.from({ length: count }, (_, at) => at * SLICE_MAX);
  return listRules(component_name)?.newestFirst && isChronological(card_components) ? starts.reverse() : starts;
}

/**
 * Streams the JSON of a whole set whose lists are too long to be held, a hundred cards at a time. Rejects with
 * `SetChanged` rather than mix two states of the set.
 */
export async function* writeWholeSet(windowsOf: WindowsOf): AsyncGenerator<string> {
  const first = await windowsOf(windowsAt(0));

  async function cardsAt(start: number, entryAt: number, sectionAt: number): Promise<readonly Card[]> {
    const entries = start === 0 ? first : await windowsOf(windowsAt(start));
    const entry = entries[entryAt];
    if (entry === undefined || entry.endpoint_call !== first[entryAt]?.endpoint_call) throw new SetChanged();
    return entry.meta[sectionAt]?.card_components ?? [];
  }

  async function* sectionText(section: Section, entryAt: number, sectionAt: number): AsyncGenerator<string> {
    if (section.window === null) {
      yield JSON.stringify(section);
      return;
    }
    const head = JSON.stringify({ ...section, window: null, card_components: undefined });
    yield `${head.slice(0, -1)},"card_components":[`;
    let comma = '';
    for (const start of startsOf(section)) {
      const cards = await cardsAt(start, entryAt, sectionAt);
      yield comma + cards.map((card) => JSON.stringify(card)).join(',');
      comma = ',';
    }
    yield ']}';
  }

  yield '[';
  for (const [entryAt, entry] of first.entries()) {
    const head = JSON.stringify({ ...entry, meta: undefined });
    yield `${entryAt === 0 ? '' : ','}${head.slice(0, -1)},"meta":[`;
    for (const [sectionAt, section] of entry.meta.entries()) {
      if (sectionAt > 0) yield ',';
      yield* sectionText(section, entryAt, sectionAt);
    }
    yield ']}';
  }
  yield ']';
}
