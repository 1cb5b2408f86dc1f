import type { IncomingMessage } from 'node:http';

/** How long a client may go on sending a body that was refused, in milliseconds. */
export const PATIENCE_MS = 20_000;

/**
 * Sees to a request whose body won't be read: the rest is thrown away as it comes, because a browser that is still
 * sending reads no answer from a connection that was closed. Who doesn't come to an end is cut off.
 */
export function refuseBody(request: IncomingMessage): void {
  request.resume();
  // All of it is here: the connection is good for the next request.
  if (request.complete) return;
  const cut = setTimeout(() => request.socket.destroy(), PATIENCE_MS);
  cut.unref();
  const leave = () => clearTimeout(cut);
  request.once('end', leave);
  request.once('close', leave);
}
