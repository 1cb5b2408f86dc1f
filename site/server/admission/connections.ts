import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { senderOf } from '@kontorwerk/runtime/http/client-address';
import { SILENT_CONNECTION_MS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { createClientCounts } from './client-counts.ts';

/** Open files left for the disk, the backend and the log when all connections are taken. */
const RESERVED = 200;

/** Returns how many files this process may have open; infinite if the system doesn't say. */
function readOpenFileLimit(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Lowers the wished number of connections to what the open-file limit allows: each is an open file, and pages need some
 * too.
 */
export function limitConnections(wished: number, openFiles = readOpenFileLimit()): number {
  return Math.max(1, Math.min(wished, Math.max(openFiles - RESERVED, Math.floor(openFiles / 2))));
}

/**
 * Closes a connection that is silent in both directions until its next request. Node's own limits only cover receiving
 * a request; this one is for an answer that the client doesn't read. Used only for answers that aren't sent at once: a
 * timer for each answer would be felt under load.
 */
export function boundSilence({ socket }: IncomingMessage, silentMs: number = SILENT_CONNECTION_MS): void {
  socket.setTimeout(silentMs);
}

/**
 * Bounds a server's connections, in total and per client. A connection over the bound is closed as soon as it is
 * opened.
 */
export function boundConnections(
  server: Server,
  { connections, connectionsPerClient }: AdmissionSettings,
  trustedProxies: number,
): void {
  server.maxConnections = limitConnections(connections);
  // Behind a proxy all connections come from the proxy.
  if (trustedProxies > 0) return;
  const open = createClientCounts();
  server.on('connection', (socket) => {
    const client = senderOf(socket.remoteAddress ?? '');
    open.enter(client);
    socket.once('close', () => open.leave(client));
    if (open.of(client) > connectionsPerClient) socket.destroy();
  });
}
