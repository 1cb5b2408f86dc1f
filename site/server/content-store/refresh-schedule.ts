import { RETRY_TIMES } from '../base/limits.ts';
import { ALL_SETS, nameOf, type SetId } from './content-sets.ts';

/** Schedules refetching: all sets regularly, failed ones sooner. */
export type RefreshSchedule = {
  refreshAll(): Promise<void>;
  recordSuccess(set: SetId): void;
  recordFailure(set: SetId): void;
  /** Records that the backend has no such set: it is fetched again with all the others, not sooner. */
  recordAbsence(set: SetId): void;
  /** Retries a set that a visitor needs and that isn't held, at most once a second. */
  request(set: SetId): void;
  stop(): void;
};

export function createRefreshSchedule({
  everyMs,
  clock,
  refresh,
}: {
  readonly everyMs: number;
  readonly clock: () => number;
  readonly refresh: (set: SetId) => Promise<void>;
}): RefreshSchedule {
  const failed = new Map<string, { readonly set: SetId; readonly triedAt: number }>();
  const absent = new Set<string>();
  let retryMs: number = RETRY_TIMES.firstMs;
  let retryTimer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function refreshSets(sets: readonly SetId[]): Promise<void> {
    if (!stopped) await Promise.all(sets.map(refresh));
  }

  async function retry(): Promise<void> {
    await refreshSets([...failed.values()].map(({ set }) => set));
    retryTimer = undefined;
    retryMs = Math.min(retryMs * 2, RETRY_TIMES.longestMs);
    planRetry();
  }

  function planRetry(): void {
    if (failed.size === 0) retryMs = RETRY_TIMES.firstMs;
    if (stopped || retryTimer || failed.size === 0) return;
    retryTimer = setTimeout(() => void retry(), retryMs);
    retryTimer.unref();
  }

  const everything = setInterval(() => void refreshSets(ALL_SETS), everyMs);
  everything.unref();

  return {
    refreshAll: () => refreshSets(ALL_SETS),
    recordSuccess(set) {
      failed.delete(nameOf(set));
      absent.delete(nameOf(set));
    },
    recordAbsence(set) {
      failed.delete(nameOf(set));
      absent.add(nameOf(set));
    },
    recordFailure(set) {
      absent.delete(nameOf(set));
      failed.set(nameOf(set), { set, triedAt: clock() });
      planRetry();
    },
    request(set) {
      if (absent.has(nameOf(set))) return;
      const triedAt = failed.get(nameOf(set))?.triedAt;
      if (triedAt === undefined || clock() - triedAt >= RETRY_TIMES.firstMs) void refresh(set);
    },
    stop() {
      stopped = true;
      clearInterval(everything);
      clearTimeout(retryTimer);
    },
  };
}
