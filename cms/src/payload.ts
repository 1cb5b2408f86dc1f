import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { contentHub } from './changes/hub.ts';

/** The process's Payload, started with the first call; the timers of scheduled publishing start with it. */
export function payload(): Promise<Payload> {
  return getPayload({ config, cron: true });
}

const EVERY_MINUTE_MS = 60_000;

/** Opens the database, starts scheduled publishing and reads the content, so that the first visitor doesn't wait. */
export async function startBackend(): Promise<void> {
  await payload();
  await contentHub.current();
  setInterval(contentHub.dayMayHaveChanged, EVERY_MINUTE_MS).unref();
}
