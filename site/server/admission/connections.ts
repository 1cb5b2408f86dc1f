import type { IncomingMessage, Server } from 'node:http';
import { senderOf } from '@kontorwerk/contract/client-address';
import { SILENT_CONNECTION_MS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { createClientCounts } from './client-counts.ts';
import { connectionsAllowed } from './open-files.ts';

/**
 * Lets a connection go over which nothing comes and nothing goes until the next request: Node's own limits cover a
 * request until it is there, this one is for an answer that nobody fetches. Only for those that aren't sent at once: a
 * timer for each answer would be felt where many ask.
 */
export function boundSilence({ socket }: IncomingMessage, silentMs: number = SILENT_CONNECTION_MS): void {
  socket.setTimeout(silentMs);
}

/**
 * Bounds a server's connections in number, in total and for each client. What is over the bound is closed as soon as it
 * is opened.
 */
export function boundConnections(
  server: Server,
  { connections, connectionsPerClient, ipv6Prefix }: AdmissionSettings,
  trustedProxies: number,
): void {
  server.maxConnections = connectionsAllowed(connections);
  // Behind a proxy all connections are the proxy's.
  if (trustedProxies > 0) return;
  const open = createClientCounts();
  server.on('connection', (socket) => {
    const client = senderOf(socket.remoteAddress ?? '', ipv6Prefix);
    open.enter(client);
    socket.once('close', () => open.leave(client));
    if (open.of(client) > connectionsPerClient) socket.destroy();
  });
}
