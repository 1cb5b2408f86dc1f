import { MOST_REDIRECTS, MOST_USES_AT_ONCE, type RedirectUse } from '@kontorwerk/contract/redirects';
import { REDIRECT_USES_PATH } from '@kontorwerk/contract/wire';
import { REDIRECT_USES_TIMES } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { backendHeaders } from '../content-store/fetch-set.ts';
import type { Move } from '../content-store/moves.ts';

/** Counts how often redirects are used, and tells the CMS. Of whoever used them nothing is kept or told. */
export type RedirectUses = {
  note(move: Pick<Move, 'from' | 'counted'>): void;
  /** Tells what hasn't been told yet, once, and ends. */
  stop(): Promise<void>;
};

type Options = {
  readonly backendUrl: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly log: Log;
  readonly times?: Readonly<typeof REDIRECT_USES_TIMES>;
};

type Counted = Readonly<Omit<RedirectUse, 'from'>>;

/** What a CMS says that will never take what it was sent. */
const NEVER: readonly number[] = [400, 413];

/**
 * Both redirects and requests may be many, so they are counted in memory and told now and then, some at a time; nothing is
 * told where the backend doesn't ask for it. What a CMS that is away can't be told waits, of each redirect one number.
 */
export function createRedirectUses(options: Options): RedirectUses {
  const { backendUrl, fetch, clock, log, times = REDIRECT_USES_TIMES } = options;
  const counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;
  let [failing, stopped] = [false, false];

  function add(from: string, { times: more, last }: Counted): void {
    const known = counted.get(from);
    if (known === undefined && counted.size >= MOST_REDIRECTS) return;
    counted.set(from, {
      times: (known?.times ?? 0) + more,
      last: known !== undefined && known.last > last ? known.last : last,
    });
  }

  function tellLater(): void {
    if (stopped || timer !== undefined || telling !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void tell(times.timeoutMs);
    }, times.everyMs);
    timer.unref();
  }

  async function send(uses: readonly RedirectUse[], timeoutMs: number): Promise<void> {
    const answer = await fetch(`${backendUrl}${REDIRECT_USES_PATH}`, {
      method: 'POST',
      headers: backendHeaders(options),
      body: JSON.stringify({ uses }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (NEVER.includes(answer.status)) log.error(`the CMS refuses what redirects were used: ${answer.status}`);
    else if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  async function tellAll(timeoutMs: number): Promise<void> {
    // What is used meanwhile is told the next time.
    const due = [...counted].map(([from, use]): RedirectUse => ({ from, ...use }));
    counted.clear();
    while (due.length > 0) {
      const some = due.splice(0, MOST_USES_AT_ONCE);
      try {
        await send(some, timeoutMs);
      } catch (error) {
        for (const { from, ...use } of [...some, ...due]) add(from, use);
        throw error;
      }
    }
  }

  function tell(timeoutMs: number): Promise<void> {
    telling ??= tellAll(timeoutMs)
      .then(
        () => {
          failing = false;
        },
        (error) => {
          if (!failing) log.warn(`the CMS isn't told how often redirects are used: ${reasonOf(error)}`);
          failing = true;
        },
      )
      .finally(() => {
        telling = undefined;
        if (counted.size > 0) tellLater();
      });
    return telling;
  }

  return {
    note({ from, counted: isCounted }) {
      if (!isCounted) return;
      add(from, { times: 1, last: new Date(clock()).toISOString().slice(0, 10) });
      tellLater();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await telling;
      await tell(times.lastTimeoutMs);
    },
  };
}
