import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBackendTarget } from './backend-target.ts';

/**
 * Proxies a WebSocket to the backend, for the hot reload of its admin in development. Nothing in production needs it.
 */
export function proxyUpgrade(backendUrl: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const backend = createBackendTarget(backendUrl);
  const upstream = backend.request(request.url ?? '/', { method: 'GET', headers: request.headers });
  const end = () => {
    socket.destroy();
    upstream.destroy();
  };
  upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
    const lines = [`HTTP/1.1 101 ${answer.statusMessage}`];
    for (let at = 0; at < answer.rawHeaders.length; at += 2)
      lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    upstreamSocket.on('error', end);
    upstreamSocket.on('close', end);
    socket.on('close', () => upstreamSocket.destroy());
    upstreamSocket.pipe(socket).pipe(upstreamSocket);
  });
  upstream.on('response', end);
  upstream.on('error', end);
  socket.on('error', end);
  upstream.end();
}
