import { answerAsk } from '@kontorwerk/contract/content/answer-ask';
import { type Ask, askQuery } from '@kontorwerk/contract/content/ask';
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
  list(set: ListId, ask: Ask): Promise<FinishedAnswer | null>;
  /** Returns the valid cached answer for this exact path and query. The hot path. */
  ready(address: string): FinishedAnswer | undefined;
};

/** A content set in one language. */
export type ListId = SetId & { readonly key: Exclude<SetId['key'], RecordKey> };

/**
 * The inputs of an answer: held content keeps its identity while it is unchanged, so the answer stays valid as long.
 */
type MadeOf = readonly [content: unknown, settings: unknown];
type Whole = {
  readonly set: SetId;
  readonly content: unknown;
  readonly answer: Promise<FinishedAnswer>;
  finished?: FinishedAnswer;
};
type Asked = { readonly set: ListId; readonly madeOf: MadeOf; readonly answer: FinishedAnswer; reused: boolean };

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
  const wholes = new Map<string, Whole>();
  const asked = new LRUCache<string, Asked>({
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

  function whole(set: SetId, content: unknown): Promise<FinishedAnswer> {
    const path = pathOf(set);
    const before = wholes.get(path);
    if (before && before.content === content) return before.answer;
    const answer = finish(set, content);
    const made: Whole = { set, content, answer };
    wholes.set(path, made);
    background.add(async () => {
      made.finished = await answer;
      if (wholes.get(path) === made) await compressHarder(made.finished);
    });
    return answer;
  }

  /** Makes an answer, and caches it if it matches the set's current state. */
  async function make(path: string, set: ListId, ask: Ask, madeOf: MadeOf): Promise<FinishedAnswer> {
    const { key, language } = set;
    const call = store.entries(key, language)[0]?.endpoint_call;
    const entries = await store.answer(key, language, ask);
    const answer = await finish(set, entries);
    // Empty answers are not cached: their keys are unbounded, and they are cheap.
    const isNow = entries.length > 0 && entries.every(({ endpoint_call }) => endpoint_call === call);
    if (!isNow || store.isFallback(entries)) return withoutSharedCaching(answer);
    asked.set(path, { set, madeOf, answer, reused: false });
    return answer;
  }

  function contentOf({ key, language }: SetId): unknown {
    return isRecordKey(key) ? store[key](language) : store.entries(key, language);
  }

  function madeOfNow(set: ListId): MadeOf {
    return [contentOf(set), store.settings(set.language)];
  }

  function isGood({ set, madeOf }: Asked): boolean {
    return madeOfNow(set).every((part, at) => part === madeOf[at]);
  }

  async function inPart(set: ListId, ask: Ask): Promise<FinishedAnswer> {
    const path = pathOf(set) + askQuery(ask);
    const before = asked.get(path);
    if (before === undefined || !isGood(before)) {
      const madeOf = madeOfNow(set);
      return flights.run(`${store.revision} ${path}`, () => make(path, set, ask, madeOf));
    }
    if (!before.reused) {
      before.reused = true;
      background.add(async () => {
        if (asked.peek(path) === before) await compressHarder(before.answer);
      });
    }
    return before.answer;
  }

  return {
    ready(address) {
      const made = wholes.get(address);
      if (made !== undefined) return made.content === contentOf(made.set) ? made.finished : undefined;
      const part = asked.get(address);
      return part?.reused && isGood(part) ? part.answer : undefined;
    },
    record: (key, language) => whole({ key, language }, store[key](language)),
    async list(set, ask) {
      const isWhole = ask.kind === 'set' && ask.cards === null;
      if (!isWhole) return inPart(set, ask);
      const { key, language } = set;
      const content = store.entries(key, language);
      return answerAsk(key, content, ask, store.settings(language).offices) && whole(set, content);
    },
  };
}
