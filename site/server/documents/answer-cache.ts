import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { createSingleFlight } from '../base/single-flight.ts';
import { withoutSharedCaching } from '../http/cache-policies.ts';
import { type ChangeClock, lastModifiedOf } from '../http/change-clock.ts';
import { type FinishedAnswer, setLastModified, sizeOfAnswer } from '../http/finished-answer.ts';

/** A cache of answers, each made on demand and once per content revision. */
export type AnswerCache = {
  /**
   * Returns the answer of a key; if there is none for the current revision, `make` creates it, or returns null for no
   * answer. Serves the earlier answer if `make` fails; without one it rejects likewise, and with `AnswerQueueFull` if the
   * queue is full.
   */
  answer(key: string, make: () => Promise<FinishedAnswer | null>): Promise<FinishedAnswer | null>;
};

/** The most keys remembered as without an answer. They have a small cache, as such addresses are unbounded. */
const REMEMBERED_AS_NONE = 200;

type CachedAnswer = { readonly answer: FinishedAnswer | null; readonly revision: number; readonly modifiedAt: number };

/** The queue of answers to be made is full. */
export class AnswerQueueFull extends Error {
  override readonly name = 'AnswerQueueFull';
}

/**
 * @param bounds the most entries, and their size in bytes
 * @param atOnce how many are made at the same time
 * @param waiting the length of the queue
 */
export function createAnswerCache({
  revision,
  changedAt,
  clock,
  bounds,
  atOnce,
  waiting,
}: {
  readonly revision: () => number;
  readonly changedAt: ChangeClock;
  readonly clock: () => number;
  readonly bounds: { readonly max: number; readonly maxSize: number };
  readonly atOnce: number;
  readonly waiting: number;
}): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    ...bounds,
    sizeCalculation: ({ answer }, key) => key.length + (answer === null ? 1 : sizeOfAnswer(answer)),
  });
  const missing = new LRUCache<string, CachedAnswer>({ max: REMEMBERED_AS_NONE });
  const flights = createSingleFlight<CachedAnswer>();
  const queue = new PQueue({ concurrency: atOnce });

  async function renew(key: string, make: () => Promise<FinishedAnswer | null>): Promise<CachedAnswer> {
    const [madeOf, changed, before] = [revision(), changedAt(), answers.peek(key)];
    const answer = await make();
    const isSame = answer !== null && before?.answer?.hash === answer.hash;
    const cached: CachedAnswer = {
      answer: isSame ? before.answer : answer,
      revision: madeOf,
      modifiedAt: isSame ? before.modifiedAt : lastModifiedOf(changed),
    };
    if (answer !== null) answers.set(key, cached);
    else {
      answers.delete(key);
      missing.set(key, cached);
    }
    return cached;
  }

  async function queueRenewal(key: string, make: () => Promise<FinishedAnswer | null>): Promise<CachedAnswer> {
    if (queue.size >= waiting) throw new AnswerQueueFull();
    return queue.add(() => renew(key, make));
  }

  return {
    async answer(key, make) {
      const before = answers.get(key) ?? missing.get(key);
      const isGood = before?.revision === revision();
      const cached = isGood
        ? before
        : await flights
            .run(`${revision()} ${key}`, () => queueRenewal(key, make))
            .catch((error: unknown) => {
              if (!before?.answer) throw error;
              return before;
            });
      const { answer, modifiedAt } = cached;
      if (answer === null) return null;
      if (cached.revision !== revision()) return withoutSharedCaching(answer);
      if (answer.lastModified === null && clock() >= modifiedAt) setLastModified(answer, modifiedAt);
      return answer;
    },
  };
}
