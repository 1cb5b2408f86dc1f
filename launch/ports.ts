import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './start-error.ts';
import { startedEarlier } from './started-servers.ts';

/**
 * How long servers may take to free their ports after their launcher was killed, in milliseconds: longer than their
 * grace period.
 */
const LEAVING_MS = 20_000;
const POLL_MS = 100;

/** Error codes for an address that isn't this machine's. */
export const NOT_OURS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** Returns why a port can't be listened on; null if it can. */
export function obstacleAt(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/**
 * Throws a StartError if a port is taken: at once, unless the process was started from here and may be exiting.
 *
 * @param setting the variable with the port: PORT, CMS_PORT or METRICS_PORT, with HOST, CMS_HOST or METRICS_HOST
 * @param leavingMs how long a server of an earlier start may take to free it
 */
export async function checkPort(
  setting: string,
  port: number,
  host: string,
  dataDir: string,
  leavingMs = LEAVING_MS,
): Promise<void> {
  const hostSetting = setting.replace('PORT', 'HOST');
  const deadline = performance.now() + leavingMs;
  for (;;) {
    // Looked up before the port is tried: a process that exits in between has freed it.
    const pid = startedEarlier(dataDir, port);
    const obstacle = await obstacleAt(port, host);
    if (obstacle === null) return;
    if (obstacle.code !== 'EADDRINUSE')
      throw new StartError(
        NOT_OURS.has(obstacle.code ?? '')
          ? `${hostSetting}=${host} is no address of this machine (${obstacle.message}): set ${hostSetting} to one that is.`
          : `${setting}=${port} cannot be listened on (${obstacle.message}): set ${setting} to another.`,
      );
    if (pid === null)
      throw new StartError(
        `${setting}=${port} is already in use: stop what uses it or set ${setting} to another port.`,
      );
    if (performance.now() > deadline)
      throw new StartError(
        `${setting}=${port} is still held by process ${pid} of an earlier start: stop that one, or end it (kill -9 ${pid}).`,
      );
    await sleep(POLL_MS);
  }
}
