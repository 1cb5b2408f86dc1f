import net from 'node:net';
import process from 'node:process';

/*
 * Imported first by every program that is started here: stops this process when its starter ends, even by SIGKILL. A
 * killed launcher would otherwise leave servers behind, on the ports that the next start needs. The starter holds the
 * other end of a pipe, which the system closes with it.
 */

/** The environment variable with the pipe's descriptor. */
const VARIABLE = 'STARTER_PIPE';

/** The grace period after SIGTERM, in milliseconds: the launcher's own. */
const GRACE_MS = 15_000;

/** Stops this process by SIGTERM, and exits after the grace period. */
function end() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

const descriptor = process.env[VARIABLE];
// Children must not see it: they don't inherit the pipe.
Reflect.deleteProperty(process.env, VARIABLE);
if (descriptor !== undefined) {
  const pipe = new net.Socket({ fd: Number(descriptor), readable: true, writable: false });
  // Without reading, Node would not notice the close; an error is followed by a close.
  pipe.on('error', () => {}).once('close', end);
  pipe.resume().unref();
}
