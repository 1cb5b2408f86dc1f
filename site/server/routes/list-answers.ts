import { type ContentQuery, formatContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { isRecordKey, type RecordKey } from '@kontorwerk/contract/wire';
import { LRUCache } from 'lru-cache';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { CACHE_BOUNDS } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import { nameOf, pathOf, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { type SharedCaching, withoutSharedCaching } from '../http/cache-policies.ts';
import { compressHarder, type FinishedAnswer, finishAnswer, sizeOfAnswer } from '../http/finished-answer.ts';

/** The finished wire answers to reading requests. */
export type ListAnswers = {
  record(key: RecordKey, language: SetId['language']): Promise<FinishedAnswer>;
  /** Resolves a content query; null for a whole set of which only a part is held. */
  list(set: ListId, ask: ContentQuery): Promise<FinishedAnswer | null>;
  /** Returns the valid cached answer for this exact path and query. The hot path. */
  findReady(address: string): FinishedAnswer | undefined;
};

/** A content set in one language. */
export type ListId = SetId & { readonly key: Exclude<SetId['key'], RecordKey> };

/**
 * The inputs of an answer: held content keeps its identity while it is unchanged, so the answer stays valid as long.
 */
type Inputs = readonly [content: unknown, settings: unknown];
type CachedSet = {
  readonly set: SetId;
  readonly content: unknown;
  readonly answer: Promise<FinishedAnswer>;
  finished?: FinishedAnswer;
};
type CachedSlice = { readonly set: ListId; readonly inputs: Inputs; readonly answer: FinishedAnswer; reused: boolean };

/** @param headers sent with every answer, as names and values in turn */
export function createListAnswers({
  store,
  headers,
  caching,
  background,
}: {
  readonly store: Pick<ContentStore, 'answer' | 'entries' | 'isFallback' | 'redirects' | 'revision' | 'settings'>;
  readonly headers: readonly string[];
  readonly caching: SharedCaching;
  readonly background: BackgroundQueue;
}): ListAnswers {
  /** By the addresses at which they are requested. */
  const sets = new Map<string, CachedSet>();
  const slices = new LRUCache<string, CachedSlice>({
    ...CACHE_BOUNDS.asks,
    sizeCalculation: ({ answer }, path) => sizeOfAnswer(answer) + path.length,
  });
  const flights = createSingleFlight<FinishedAnswer>();

  function finish(set: SetId, content: unknown): Promise<FinishedAnswer> {
    return finishAnswer({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      headers: [...headers, ...caching(nameOf(set))],
      body: Buffer.from(JSON.stringify(content)),
    });
  }

  function answerWhole(set: SetId, content: unknown): Promise<FinishedAnswer> {
    const path = pathOf(set);
    const before = sets.get(path);
    if (before && before.content === content) return before.answer;
    const answer = finish(set, content);
    const made: CachedSet = { set, content, answer };
    sets.set(path, made);
    background.add(async () => {
      made.finished = await answer;
      if (sets.get(path) === made) await compressHarder(made.finished);
    });
    return answer;
  }

  /** Makes an answer, and caches it if it matches the set's current state. */
  async function makeSlice(path: string, set: ListId, ask: ContentQuery, inputs: Inputs): Promise<FinishedAnswer> {
    const { key, language } = set;
    const call = store.entries(key, language)[0]?.endpoint_call;
    const entries = await store.answer(key, language, ask);
    const answer = await finish(set, entries);
    // Empty answers are not cached: their keys are unbounded, and they are cheap.
    const isNow = entries.length > 0 && entries.every(({ endpoint_call }) => endpoint_call === call);
    if (!isNow || store.isFallback(entries)) return withoutSharedCaching(answer);
    slices.set(path, { set, inputs, answer, reused: false });
    return answer;
  }

  function contentOf({ key, language }: SetId): unknown {
    return isRecordKey(key) ? store[key](language) : store.entries(key, language);
  }

  function currentInputs(set: ListId): Inputs {
    return [contentOf(set), store.settings(set.language)];
  }

  function isValid({ set, inputs }: CachedSlice): boolean {
    return currentInputs(set).every((part, at) => part === inputs[at]);
  }

  async function answerSlice(set: ListId, ask: ContentQuery): Promise<FinishedAnswer> {
    const path = pathOf(set) + formatContentQuery(ask);
    const before = slices.get(path);
    if (before === undefined || !isValid(before)) {
      const inputs = currentInputs(set);
      return flights.run(`${store.revision} ${path}`, () => makeSlice(path, set, ask, inputs));
    }
    if (!before.reused) {
      before.reused = true;
      background.add(async () => {
        if (slices.peek(path) === before) await compressHarder(before.answer);
      });
    }
    return before.answer;
  }

  return {
    findReady(address) {
      const made = sets.get(address);
      if (made !== undefined) return made.content === contentOf(made.set) ? made.finished : undefined;
      const part = slices.get(address);
      return part?.reused && isValid(part) ? part.answer : undefined;
    },
    record: (key, language) => answerWhole({ key, language }, store[key](language)),
    async list(set, ask) {
      const isWhole = ask.kind === 'set' && ask.cards === null;
      if (!isWhole) return answerSlice(set, ask);
      const { key, language } = set;
      const content = store.entries(key, language);
      return resolveQuery(key, content, ask, store.settings(language).offices) && answerWhole(set, content);
    },
  };
}
