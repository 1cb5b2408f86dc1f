import { DATABASE_UNAVAILABLE, HEALTH_PATH, HEALTHY } from '@kontorwerk/contract/wire';
import { createSingleFlight } from '../base/single-flight.ts';
import { readBounded } from '../http/bounded-body.ts';

/** Whether the backend's database answers; null for a backend that doesn't report it, such as a WordPress. */
export type DatabaseLook = () => Promise<boolean | null>;

/** The timeout, how long a result is cached, and how long a backend without a report isn't asked again. */
const PATIENCE_MS = 2_000;
const HOLDS_MS = 2_000;
const UNKNOWN_HOLDS_MS = 10 * 60_000;
const MAX_BYTES = 1_000;

/** Checks the health of our CMS's database, which its content, held in memory, doesn't show. */
export function createDatabaseLook({
  backendUrl,
  fetch,
  clock,
}: {
  readonly backendUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
}): DatabaseLook {
  const looks = createSingleFlight<boolean | null>();
  let last: { readonly until: number; readonly answers: boolean | null } | undefined;
  let hasSaid = false;

  function hold(answers: boolean | null, ms: number): boolean | null {
    last = { until: clock() + ms, answers };
    hasSaid ||= answers !== null;
    return answers;
  }

  async function look(): Promise<boolean | null> {
    try {
      const { status, body } = await fetch(`${backendUrl}${HEALTH_PATH}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = (await readBounded(body, MAX_BYTES)).toString();
      if (status === 503 && text === DATABASE_UNAVAILABLE) return hold(false, HOLDS_MS);
      if (status === 200 && text === HEALTHY) return hold(true, HOLDS_MS);
      // An error may come from a load balancer, while the CMS restarts.
      return hold(null, status >= 500 ? HOLDS_MS : UNKNOWN_HOLDS_MS);
    } catch (error) {
      // A backend that reported before is waiting for its database; an unreachable one is away altogether.
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      return hold(isSlow && hasSaid ? false : null, HOLDS_MS);
    }
  }

  return async () => (last !== undefined && clock() < last.until ? last.answers : looks.run('database', look));
}
