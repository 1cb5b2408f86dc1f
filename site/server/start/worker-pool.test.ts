import cluster from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startFakeBackend } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { createTemporaryFolder, writeBuild } from '../testing/test-folders.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { startWorkers } from './worker-pool.ts';

/** A worker that answers nothing for two seconds counts as hung. */
const HEARTBEAT_LIMITS = { everyMs: 100, questions: 20 };

/** Returns the process id, after half a second of busy waiting. */
const BUSY_PAGE = '(Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500), String(process.pid))';

it('a worker that hangs is ended and replaced, and one that is busy is not', async () => {
  const backend = await startFakeBackend();
  onTestFinished(backend.stop);
  const folder = await createTemporaryFolder();
  const port = await freePort();
  const settings = { NODE_ENV: 'production', PORT: String(port), BACKEND_URL: backend.url, DATA_DIR: folder };
  for (const [name, value] of Object.entries({ ...settings, WORKERS: '1', RESPONSE_CACHE: 'off' }))
    vi.stubEnv(name, value);
  cluster.setupPrimary({
    exec: path.join(import.meta.dirname, 'main.ts'),
    args: [await writeBuild(folder, BUSY_PAGE)],
    execArgv: [],
  });
  const lines: string[] = [];
  const workers = await startWorkers(1, backend.url, createLineLog(lines), HEARTBEAT_LIMITS);
  onTestFinished(workers.stop);
  const url = `http://127.0.0.1:${port}`;
  const first = Number((await ask(url)).text);
  expect(Number((await ask(url)).text)).toBe(first);
  expect(lines).toEqual([]);

  process.kill(first, 'SIGSTOP');
  const replaced = once(cluster, 'listening');
  await waitUntil(() => lines.length === 2);
  expect(lines).toEqual([
    `worker ${first} has stopped answering and is ended`,
    'a worker ended (SIGKILL) and is started again',
  ]);
  await replaced;
  expect(Number((await ask(url)).text)).not.toBe(first);
});
