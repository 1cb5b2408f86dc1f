import http, { type Server, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../testing/serve.ts';
import { until } from '../testing/until.ts';
import { shutDown } from './listening.ts';

/** Longer than a test may take. */
const VERY_LONG_MS = 600_000;

/** A server whose answers the test ends itself, asked over one connection that is kept open. */
async function setUp(): Promise<{ server: Server; running: ServerResponse[]; get(): Promise<string> }> {
  const running: ServerResponse[] = [];
  const server = http.createServer({ keepAliveTimeout: VERY_LONG_MS }, (_request, response) => {
    response.write('begun, ');
    running.push(response);
  });
  const { url } = await serve(server);
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const get = () =>
    new Promise<string>((resolve) => {
      http
        .get(url, { agent }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece: string) => {
            text += piece;
          });
          response.on('end', () => resolve(text)).on('error', () => resolve(`${text}cut`));
        })
        .on('error', () => resolve('cut'));
    });
  return { server, running, get };
}

it('finishes what runs, and waits for no connection that is idle then', async () => {
  const { server, running, get } = await setUp();
  const answer = get();
  await until(() => running.length === 1);
  const ended = shutDown(server, VERY_LONG_MS);
  running[0]?.end('done');
  expect(await answer).toBe('begun, done');
  await ended;
  expect(server.listening).toBe(false);
});

it('cuts what takes too long', async () => {
  const { server, running, get } = await setUp();
  const answer = get();
  await until(() => running.length === 1);
  await shutDown(server, 20);
  expect(await answer).toBe('begun, cut');
});
