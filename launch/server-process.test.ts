import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DATABASE_UNAVAILABLE } from '@kontorwerk/contract/wire';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { expect, onTestFinished, test } from 'vitest';
import { pauseAfter, startServer } from './server-process.ts';

test('a server has started that answers that it can store nothing, and not one that fails', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'server-process-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const port = await freePort();
  // Fails twice before.
  const program = `let times = 0;
    require('node:http').createServer((_request, response) => {
      times += 1;
      response.writeHead(times > 2 ? 503 : 500).end(times > 1 ? ${JSON.stringify(DATABASE_UNAVAILABLE)} : '');
    }).listen(${port}, '127.0.0.1')`;
  const server = await startServer('The server', ['-e', program], {
    cwd: '/',
    env: {},
    healthUrl: `http://127.0.0.1:${port}/`,
    port,
    dataDir,
    endsWhenHung: false,
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(503);
  await server.stop();
  expect(await server.ended).toBe('signal SIGTERM');
});

test('a server that starts is seen at once, and one that does not is asked a hundred times at most', () => {
  let [waitedMs, times] = [0, 0];
  for (; waitedMs < 60_000; times += 1) waitedMs += pauseAfter(waitedMs);
  expect(times).toBeLessThanOrEqual(100);
  expect(pauseAfter(2_000)).toBeLessThanOrEqual(200);
});
