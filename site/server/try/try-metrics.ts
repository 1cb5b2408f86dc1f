import { once } from 'node:events';
import http from 'node:http';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import type { ServerSettings } from '../base/settings.ts';

async function judge({ metrics }: ServerSettings, isRunning: boolean): Promise<readonly CheckResult[]> {
  const { port, host, token } = metrics;
  const ofToken: readonly CheckResult[] =
    token !== null
      ? [{ verdict: 'ok', setting: 'METRICS_TOKEN', seen: 'is set' }]
      : port === null
        ? [
            {
              verdict: 'note',
              setting: 'METRICS_TOKEN',
              seen: 'is not set, nor METRICS_PORT: nobody can watch what is counted',
              advice: 'set one of them (docs/operations.md, What to watch)',
            },
          ]
        : [];
  if (port === null) return ofToken;
  // The running site occupies it.
  if (isRunning) return [...ofToken, { verdict: 'ok', setting: 'METRICS_PORT', seen: `${port}` }];
  const probe = http.createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    return [...ofToken, { verdict: 'ok', setting: 'METRICS_PORT', seen: `${port} of ${host} is free` }];
  } catch (error) {
    const seen = `${port} of ${host} can’t be listened on (${reasonOf(error)})`;
    const advice = 'set METRICS_PORT to another, or METRICS_HOST to an address of this machine';
    return [...ofToken, { verdict: 'wrong', setting: 'METRICS_PORT', seen, advice }];
  } finally {
    probe.close();
  }
}

/** Checks whether the metrics can be read. */
export function tryMetrics(settings: ServerSettings, { isRunning }: { readonly isRunning: boolean }): Try {
  return { setting: 'METRICS_PORT', limitMs: 2_000, advice: '', run: () => judge(settings, isRunning) };
}
