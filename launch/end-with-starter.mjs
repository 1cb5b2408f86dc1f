import net from 'node:net';
import process from 'node:process';

/*
 * Imported first by what is started here: ends it in good order once whoever started it is gone, however that ended.
 * Else a launcher that was killed would leave servers behind, which hold the ports that the next start needs. The
 * starter holds the other end of a pipe, and the system closes that with the starter.
 */

/** Names the pipe's descriptor. */
const VARIABLE = 'STARTER_PIPE';

/** How long ending in good order may take, in milliseconds: as long as the launcher would wait. */
const GRACE_MS = 15_000;

function end() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

const descriptor = process.env[VARIABLE];
// Not for what this process starts in its turn, which doesn't inherit the pipe.
Reflect.deleteProperty(process.env, VARIABLE);
if (descriptor !== undefined) {
  const pipe = new net.Socket({ fd: Number(descriptor), readable: true, writable: false });
  // Reading is how the end is noticed; an error closes the pipe too.
  pipe.on('error', () => {}).once('close', end);
  pipe.resume().unref();
}
