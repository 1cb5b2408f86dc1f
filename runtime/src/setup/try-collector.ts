import type { TraceSettings } from '../tracing/trace-settings.ts';
import type { Try } from './run-tries.ts';

const LIMIT_MS = 5_000;

/** Checks whether a collector accepts traces, by sending an empty batch. */
export function tryCollector({ url, headers }: TraceSettings): Try {
  const setting = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const { origin } = new URL(url);
  const advice = `start the collector, or correct ${setting}`;
  return {
    setting,
    limitMs: LIMIT_MS,
    advice,
    async run(signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{"resourceSpans":[]}',
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return [{ verdict: 'ok', setting, seen: `${origin} takes traces` }];
      const seen = `${origin} answers ${answer.status}`;
      if (answer.status === 401 || answer.status === 403)
        return [{ verdict: 'wrong', setting, seen, advice: 'correct OTEL_EXPORTER_OTLP_HEADERS' }];
      return [
        { verdict: 'wrong', setting, seen, advice: `see that it takes OTLP over HTTP in JSON, or correct ${setting}` },
      ];
    },
  };
}
