import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';
import { LOOK_UP_FAILED } from '#cms/kit/http/fault-messages.ts';
import { awaitUnlessSilent } from '#cms/kit/http/silent-database.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { isSilent } from '#cms/storage/database/database-probe.ts';

/** Whether the database fails to answer a small query. */
export async function isDatabaseSilent(): Promise<boolean> {
  return isSilent(await getProcessPayload(), HEALTH_PATIENCE_MS);
}

/** Thrown for a page whose database is silent; the admin's error page knows the reason by the digest. */
class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  readonly digest = LOOK_UP_FAILED;
}

function refuse(): never {
  throw new DatabaseSilent('The database does not answer');
}

/** Rejects for a page whose database is silent. */
export async function refuseSilence(): Promise<void> {
  if (await isDatabaseSilent()) refuse();
}

/** Returns what a part of the admin resolves with, however long it takes; rejects once the database is silent. */
export function failWhileSilent<T>(part: Promise<T>): Promise<T> {
  return awaitUnlessSilent(part, isDatabaseSilent, refuse);
}
