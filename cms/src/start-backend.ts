import { contentHub } from './changes/hub.ts';
import { payload } from './payload.ts';

const EVERY_MINUTE_MS = 60_000;

/** Opens the database, starts scheduled publishing and reads the content, so that the first visitor doesn't wait. */
export async function startBackend(): Promise<void> {
  await payload();
  await contentHub.current();
  setInterval(contentHub.dayMayHaveChanged, EVERY_MINUTE_MS).unref();
}
