import { MOST_REDIRECTS, MOST_USES_AT_ONCE, type RedirectUse } from '@kontorwerk/contract/address/redirects';
import { REDIRECT_USES_PATH } from '@kontorwerk/contract/wire';
import { REDIRECT_USES_TIMES } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import { backendHeaders } from '../content-store/backend-client.ts';
import type { ResolvedRedirect } from '../content-store/redirect-lookup.ts';
import { createNotifier, PermanentRefusal } from './outbound-notifier.ts';

/** Counts how often redirects are used, and reports it to the CMS. Nothing about the visitors is stored or sent. */
export type RedirectUses = {
  count(move: Pick<ResolvedRedirect, 'from' | 'isCounted'>): void;
  /** Reports the remaining counts, once, and stops. */
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

type UseCount = Readonly<Omit<RedirectUse, 'from'>>;

/** Statuses by which a CMS refuses a report for good. */
const PERMANENT_STATUSES: readonly number[] = [400, 413];

/**
 * Redirects and requests may be many, so uses are counted in memory and reported periodically in batches; only if the
 * backend asks for it. Counts for an unreachable CMS wait, one number per redirect.
 */
export function createRedirectUses(options: Options): RedirectUses {
  const { backendUrl, fetch, clock, log, times = REDIRECT_USES_TIMES } = options;
  const counts = new Map<string, UseCount>();

  function add(from: string, { times: more, last }: UseCount): void {
    const known = counts.get(from);
    if (known === undefined && counts.size >= MOST_REDIRECTS) return;
    counts.set(from, {
      times: (known?.times ?? 0) + more,
      last: known !== undefined && known.last > last ? known.last : last,
    });
  }

  async function send(uses: readonly RedirectUse[], ending: AbortSignal): Promise<void> {
    const answer = await fetch(`${backendUrl}${REDIRECT_USES_PATH}`, {
      method: 'POST',
      headers: backendHeaders(options),
      body: JSON.stringify({ uses }),
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (PERMANENT_STATUSES.includes(answer.status)) throw new PermanentRefusal(`refused with ${answer.status}`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  const notifier = createNotifier<RedirectUse>({
    // Uses during the report go into the next one.
    take() {
      const uses = [...counts].map(([from, use]): RedirectUse => ({ from, ...use }));
      counts.clear();
      return uses;
    },
    requeue(uses) {
      for (const { from, ...use } of uses) add(from, use);
    },
    send,
    most: MOST_USES_AT_ONCE,
    times: {
      gatherMs: times.everyMs,
      firstMs: times.everyMs,
      longestMs: times.everyMs,
      giveUpMs: Number.POSITIVE_INFINITY,
    },
    says: {
      fails: "the CMS isn't told how often redirects are used",
      works: 'the CMS hears how often redirects are used again',
      level: 'warn',
    },
    log,
  });

  return {
    count({ from, isCounted }) {
      if (!isCounted) return;
      add(from, { times: 1, last: new Date(clock()).toISOString().slice(0, 10) });
      notifier.start();
    },
    stop: () => notifier.sendRestAndStop(times.lastMs),
  };
}
