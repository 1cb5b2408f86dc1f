import { DATABASE_UNAVAILABLE, HEALTH_PATIENCE_MS, HEALTHY } from '@kontorwerk/contract/wire';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { probeWritableDatabase } from '#cms/storage/database/database-probe.ts';

export const dynamic = 'force-dynamic';

/** The pause between two log lines with one reason, in milliseconds: probes may come many times a second. */
const REPEAT_MS = 60_000;

let last: { readonly reason: string; readonly at: number } | undefined;

/** Logs why the database doesn't answer or can't be written: at once where the reason is new, then once a minute. */
function report(error: unknown): void {
  const reason = reasonOf(error);
  const at = performance.now();
  if (last?.reason === reason && at - last.at < REPEAT_MS) return;
  last = { reason, at };
  console.error('The database does not answer, or takes no writes:', error);
}

/** Answers 200 when the database answers and can be written. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await probeWritableDatabase(await getProcessPayload(), HEALTH_PATIENCE_MS);
    last = undefined;
    return new Response(HEALTHY, { headers });
  } catch (error) {
    report(error);
    return new Response(DATABASE_UNAVAILABLE, { status: 503, headers });
  }
}
