import { DATABASE_UNAVAILABLE, HEALTH_PATIENCE_MS, HEALTHY } from '@kontorwerk/contract/wire';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { probeWritableDatabase } from '#cms/storage/database/database-probe.ts';

export const dynamic = 'force-dynamic';

/** Answers 200 when the database answers and can be written. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await probeWritableDatabase(await getProcessPayload(), HEALTH_PATIENCE_MS);
    return new Response(HEALTHY, { headers });
  } catch (error) {
    console.error('The database does not answer:', error);
    return new Response(DATABASE_UNAVAILABLE, { status: 503, headers });
  }
}
