import { isIPv6 } from 'node:net';
import type { Clock } from '../base/clock.ts';

/** Counts what each client does, within a bounded memory. */
export type RateLimit = {
  /** Counts one more. Returns 0 when it is allowed, else the seconds after which it will be. */
  secondsToWait(address: string): number;
  /** Takes one back that should not have counted. */
  takeBack(address: string): void;
};

export type RateLimitOptions = {
  /** How many are allowed in a window. */
  readonly most: number;
  readonly windowMs: number;
  readonly clock: Clock;
  /** How many clients are remembered; beyond that the one whose window ends first is forgotten. */
  readonly mostClients?: number;
};

const MOST_CLIENTS = 10_000;

/** Who has one IPv6 address has its whole network of 64 bits, so that is what counts as one client. */
function clientOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(before), groups(after)];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

export function createRateLimit({ most, windowMs, clock, mostClients = MOST_CLIENTS }: RateLimitOptions): RateLimit {
  // All windows are equally long, so the order of insertion is the order in which they end.
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  function forget(now: number): void {
    for (const [client, { endsAt }] of windows) {
      if (endsAt > now && windows.size < mostClients) return;
      windows.delete(client);
    }
  }

  return {
    secondsToWait(address) {
      const now = clock();
      const client = clientOf(address);
      const open = windows.get(client);
      if (open && open.endsAt > now) {
        open.count += 1;
        return open.count <= most ? 0 : Math.ceil((open.endsAt - now) / 1000);
      }
      windows.delete(client);
      forget(now);
      windows.set(client, { count: 1, endsAt: now + windowMs });
      return 0;
    },
    takeBack(address) {
      const open = windows.get(clientOf(address));
      if (open && open.count > 0) open.count -= 1;
    },
  };
}
