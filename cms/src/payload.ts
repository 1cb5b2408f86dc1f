import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The process's Payload, started with the first call; the timers of scheduled publishing start with it. */
export function payload(): Promise<Payload> {
  return getPayload({ config, cron: true });
}
