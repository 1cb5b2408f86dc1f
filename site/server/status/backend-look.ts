import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { settingsPath } from '@kontorwerk/contract/wire';
import { createSingleFlight } from '../base/single-flight.ts';
import { backendHeaders } from '../content-store/fetch-set.ts';

/** Whether the backend answers. */
export type BackendLook = () => Promise<boolean>;

/** The timeout, and how long a result is cached, in milliseconds: checks must not keep the backend busy. */
const PATIENCE_MS = 800;
const HOLDS_MS = 2_000;

/** Checks the backend with a small request. Any answer but a server error shows that it works. */
export function createBackendLook({
  fetch,
  clock,
  patienceMs = PATIENCE_MS,
  ...backend
}: {
  readonly backendUrl: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly patienceMs?: number;
}): BackendLook {
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

  return async () => (last !== undefined && clock() - last.at < HOLDS_MS ? last.answers : looks.run('backend', look));
}
