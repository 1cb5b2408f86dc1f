import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Language } from '@kontorwerk/contract/languages';
import { median, p99 } from '../../e2e/support/median.ts';
import { createSearchIndex, type SearchIndex } from '../../site/server/search/search-index.ts';
import type { PageIndexing, SearchedPage } from '../../site/server/search/searched-page.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The process's CPU time, in milliseconds: other work on the machine doesn't count. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The heap in use after garbage collection, in MB of 1,000,000 bytes. */
export function heapMb(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** The longest block of the event loop during `work`, in milliseconds of CPU time. */
async function longestTurn(work: Promise<void>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const since = cpuMs();
    await nextTurn();
    longest = Math.max(longest, cpuMs() - since);
  }
  await over;
  return longest;
}

/** Milliseconds of CPU time. */
export type Times = { readonly median: number; readonly p99: number; readonly longest: number };

/** Measures each query five times, after a warm-up. */
export function timesOf(ask: (question: string) => unknown, questions: readonly string[]): Times {
  for (const question of questions) ask(question);
  const times = questions.flatMap((question) =>
    Array.from({ length: 5 }, () => {
      const since = cpuMs();
      ask(question);
      return cpuMs() - since;
    }),
  );
  return { median: median(times), p99: p99(times), longest: Math.max(...times) };
}

/** A filled index, with the cost of indexing: milliseconds of CPU time, and MB. */
export type Filled = {
  readonly index: SearchIndex<SearchedPage>;
  readonly took: number;
  /** The longest block of the event loop. */
  readonly longest: number;
  readonly memory: number;
};

export async function filledIndex(
  language: Language,
  indexing: PageIndexing,
  pages: readonly SearchedPage[],
): Promise<Filled> {
  const before = heapMb();
  const index = createSearchIndex(language, indexing);
  const since = cpuMs();
  const longest = await longestTurn(index.update(indexing.documentsOf(pages), new AbortController().signal));
  const took = cpuMs() - since;
  return { index, took, longest, memory: heapMb() - before };
}
