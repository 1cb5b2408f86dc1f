import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';
import { expect, onTestFinished, test } from 'vitest';
import { isSilent, SILENCE, watchAnswers } from './watch-answers.ts';

/** Watches a server with these silences, question by question, and returns the counts once they have run out. */
async function watched(silences: readonly boolean[]): Promise<{ readonly hung: number; readonly asked: number }> {
  const ending = new AbortController();
  let [hung, asked] = [0, 0];
  await watchAnswers({
    silent: async () => silences[asked++] ?? false,
    onHung: () => {
      hung += 1;
    },
    signal: ending.signal,
    wait: async () => {
      if (asked === silences.length) ending.abort();
    },
  });
  return { hung, asked };
}

const silence = (questions: number) => Array.from({ length: questions }, () => true);

test('a server that leaves so many questions in a row unanswered is hung, and that is said once', async () => {
  const silences = [...silence(SILENCE.questions), false, false];
  expect(await watched(silences)).toEqual({ hung: 1, asked: SILENCE.questions });
});

test('one that answers now and then is not', async () => {
  const silences = [...silence(SILENCE.questions - 1), false, ...silence(SILENCE.questions - 1), false];
  expect(await watched(silences)).toEqual({ hung: 0, asked: silences.length });
});

test('a CMS that waits for its database has time to say so', () => {
  expect(SILENCE.patienceMs).toBeGreaterThan(HEALTH_PATIENCE_MS);
});

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

async function serve(answer: RequestListener): Promise<string> {
  const connections = new Set<Socket>();
  const server = createServer(answer).on('connection', (socket) => connections.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return urlOf(server);
}

test.each<[string, boolean, RequestListener]>([
  ['says nothing', true, () => {}],
  ['answers with an error', false, (_, response) => response.writeHead(503).end()],
  ['cuts the connection', false, (request) => request.destroy()],
])('a server that %s is silent: %o', async (_, silent, answer) => {
  // A long timeout for a server that answers: the machine may be busy.
  expect(await isSilent(await serve(answer), silent ? 100 : 10_000)).toBe(silent);
});

test('nor is one where nobody listens', async () => {
  const freed = createServer().listen(0, '127.0.0.1');
  await once(freed, 'listening');
  const url = urlOf(freed);
  freed.close();
  await once(freed, 'close');
  expect(await isSilent(url, 10_000)).toBe(false);
});
