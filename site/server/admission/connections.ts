import type { IncomingMessage, Server } from 'node:http';
import { senderOf } from '@kontorwerk/contract/http/client-address';
import { SILENT_CONNECTION_MS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { createClientCounts } from './client-counts.ts';
import { connectionsAllowed } from './open-files.ts';

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
  { connections, connectionsPerClient, ipv6Prefix }: AdmissionSettings,
  trustedProxies: number,
): void {
  server.maxConnections = connectionsAllowed(connections);
  // Behind a proxy all connections come from the proxy.
  if (trustedProxies > 0) return;
  const open = createClientCounts();
  server.on('connection', (socket) => {
    const client = senderOf(socket.remoteAddress ?? '', ipv6Prefix);
    open.enter(client);
    socket.once('close', () => open.leave(client));
    if (open.of(client) > connectionsPerClient) socket.destroy();
  });
}
