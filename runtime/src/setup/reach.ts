import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { reasonOf } from '../error-reason.ts';
import type { CheckResult } from './check-result.ts';
import type { Try } from './run-tries.ts';

/** The timeout of connecting to a server, in milliseconds. */
const CONNECTING_MS = 5_000;

/**
 * Connects to the server of an `http:` or `https:` address, by TLS for `https:`, and disconnects without sending a
 * request.
 * @throws the reason why it can't be reached
 */
export async function connectTo(address: string, signal: AbortSignal): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const isSecure = protocol === 'https:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const to = { host, port: Number(port || (isSecure ? 443 : 80)) };
  const socket = isSecure ? tls.connect({ ...to, ...(net.isIP(host) === 0 && { servername: host }) }) : net.connect(to);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
  } finally {
    // Later errors of the socket don't matter.
    socket.on('error', () => {}).destroy();
  }
}

/** Checks whether the server of an address can be reached. Only the origin is shown: the rest may hold a secret. */
export function createReachTry(setting: string, address: string, advice: string): Try {
  const { origin } = new URL(address);
  return {
    setting,
    limitMs: CONNECTING_MS,
    advice,
    async run(signal): Promise<readonly CheckResult[]> {
      try {
        await connectTo(address, signal);
      } catch (error) {
        return [{ verdict: 'wrong', setting, seen: `${origin} can’t be reached (${reasonOf(error)})`, advice }];
      }
      return [{ verdict: 'ok', setting, seen: `${origin} can be reached; nothing was sent` }];
    },
  };
}
