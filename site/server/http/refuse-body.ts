import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a client may go on sending a body that was refused, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Sees to a request whose body won't be read: the rest is thrown away for a while, because a browser that is
 * still sending reads no answer from a connection that was cut; then the connection is closed.
 * Call it before the answer is written.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), PATIENCE_MS);
  cut.unref();
  request.socket.once('close', () => clearTimeout(cut));
}
