import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { DATABASE_UNAVAILABLE, HEALTH_PATH, HEALTHY, settingsPath } from '@kontorwerk/contract/wire';
import { createSingleFlight } from '../base/single-flight.ts';
import { backendHeaders } from '../content-store/backend-client.ts';
import { readBounded } from '../http/bounded-body.ts';

/** Whether the backend answers. */
export type BackendCheck = () => Promise<boolean>;

/** The timeout, and how long a result is cached, in milliseconds: checks must not keep the backend busy. */
const BACKEND_TIMEOUT_MS = 800;
const BACKEND_RESULT_MS = 2_000;

/** Checks the backend with a small request. Any answer but a server error shows that it works. */
export function createBackendCheck({
  fetch,
  clock,
  patienceMs = BACKEND_TIMEOUT_MS,
  ...backend
}: {
  readonly backendUrl: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly patienceMs?: number;
}): BackendCheck {
  const looks = createSingleFlight<boolean>();
  let last: { readonly at: number; readonly answers: boolean } | undefined;

  async function look(): Promise<boolean> {
    const answers = await fetch(`${backend.backendUrl}${settingsPath(DEFAULT_LANGUAGE)}`, {
      headers: backendHeaders(backend),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async ({ status, body }) => {
        await body?.cancel();
        return status < 500;
      },
      () => false,
    );
    last = { at: clock(), answers };
    return answers;
  }

  return async () =>
    last !== undefined && clock() - last.at < BACKEND_RESULT_MS ? last.answers : looks.run('backend', look);
}

/** Whether the backend's database answers; null for a backend that doesn't report it, such as a WordPress. */
export type DatabaseCheck = () => Promise<boolean | null>;

/** The timeout, how long a result is cached, and how long a backend without a report isn't asked again. */
const DATABASE_TIMEOUT_MS = 2_000;
const DATABASE_RESULT_MS = 2_000;
const UNKNOWN_RESULT_MS = 10 * 60_000;
const MAX_BYTES = 1_000;

/** Checks the health of our CMS's database, which its content, held in memory, doesn't show. */
export function createDatabaseCheck({
  backendUrl,
  fetch,
  clock,
}: {
  readonly backendUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
}): DatabaseCheck {
  const looks = createSingleFlight<boolean | null>();
  let last: { readonly until: number; readonly answers: boolean | null } | undefined;
  let hasReported = false;

  function hold(answers: boolean | null, ms: number): boolean | null {
    last = { until: clock() + ms, answers };
    hasReported ||= answers !== null;
    return answers;
  }

  async function look(): Promise<boolean | null> {
    try {
      const { status, body } = await fetch(`${backendUrl}${HEALTH_PATH}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(DATABASE_TIMEOUT_MS),
      });
      const text = (await readBounded(body, MAX_BYTES)).toString();
      if (status === 503 && text === DATABASE_UNAVAILABLE) return hold(false, DATABASE_RESULT_MS);
      if (status === 200 && text === HEALTHY) return hold(true, DATABASE_RESULT_MS);
      // An error may come from a load balancer, while the CMS restarts.
      return hold(null, status >= 500 ? DATABASE_RESULT_MS : UNKNOWN_RESULT_MS);
    } catch (error) {
      // A backend that reported before is waiting for its database; an unreachable one is away altogether.
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      return hold(isSlow && hasReported ? false : null, DATABASE_RESULT_MS);
    }
  }

  return async () => (last !== undefined && clock() < last.until ? last.answers : looks.run('database', look));
}

/** How long a result is used while the next one doesn't come, in milliseconds: longer than balancers pause. */
const KNOWN_MS = 120_000;
/** How long a probe waits for a new result, in milliseconds: half of the second that balancers give it. */
const PROMPT_MS = 500;

/**
 * Makes a check answer promptly: with its last result, of the last two minutes, while the next one takes longer. A
 * balancer would take a slow answer for a failed one.
 */
export function answerPromptly<T>(check: () => Promise<T>, clock: () => number): () => Promise<T> {
  let last: { readonly at: number; readonly result: T } | undefined;
  return async () => {
    const next = check().then((result) => {
      last = { at: clock(), result };
      return result;
    });
    if (last === undefined || clock() - last.at > KNOWN_MS) return next;
    const { result } = last;
    const ended = new AbortController();
    const late = sleep(PROMPT_MS, result, { ref: false, signal: ended.signal }).catch(() => result);
    return Promise.race([next, late]).finally(() => ended.abort());
  };
}
