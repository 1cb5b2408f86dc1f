import { once } from 'node:events';
import http, { type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../testing/listening.ts';
import { shutDown } from './shut-down.ts';

/** Longer than a test may run. */
const VERY_LONG_MS = 600_000;

/** Starts a server whose responses the test ends itself, requested over one keep-alive connection. */
async function setUp(): Promise<{ server: Server; running: ServerResponse[]; get(): Promise<string> }> {
  const running: ServerResponse[] = [];
  const server = http.createServer({ keepAliveTimeout: VERY_LONG_MS }, (_request, response) => {
    response.write('begun, ');
    running.push(response);
  });
  const port = await listen(server);
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const get = () =>
    new Promise<string>((resolve) => {
      http
        .get({ host: '127.0.0.1', port, agent }, (response) => {
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
  await vi.waitFor(() => expect(running).toHaveLength(1));
  const ended = shutDown(server, VERY_LONG_MS);
  running[0]?.end('done');
  expect(await answer).toBe('begun, done');
  await ended;
  expect(server.listening).toBe(false);
});

it('cuts what takes too long', async () => {
  const { server, running, get } = await setUp();
  const answer = get();
  await vi.waitFor(() => expect(running).toHaveLength(1));
  await shutDown(server, 20);
  expect(await answer).toBe('begun, cut');
});

it('answers who has connected and not asked yet, and keeps that connection no longer', async () => {
  const server = http.createServer((_request, response) => void response.end('answered'));
  const port = await listen(server);
  const connected = once(server, 'connection');
  const client = net.connect(port, '127.0.0.1');
  await connected;
  const ended = shutDown(server, VERY_LONG_MS);
  client.write('POST / HTTP/1.1\r\nHost: example\r\nContent-Length: 2\r\n\r\nhi');
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer).toContain('Connection: close\r\n');
  expect(answer).toMatch(/answered$/);
  await ended;
});

it('answers all who have connected, however many wait to be let in', async () => {
  const server = http.createServer((_request, response) => void response.end('answered'));
  const port = await listen(server);
  const clients = Array.from({ length: 40 }, () => net.connect(port, '127.0.0.1'));
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: example\r\n\r\n');
  const answers = Promise.all(clients.map(text));
  await shutDown(server, VERY_LONG_MS);
  for (const answer of await answers) expect(answer).toMatch(/answered$/);
});

it('ends although ever more connect', async () => {
  const server = http.createServer((_request, response) => void response.end());
  const port = await listen(server);
  let refused = false;
  function connectAgain(): void {
    const client = net.connect(port, '127.0.0.1');
    client.on('connect', () => {
      client.destroy();
      connectAgain();
    });
    client.on('error', () => {
      refused = true;
    });
  }
  for (let one = 0; one < 4; one += 1) connectAgain();
  await shutDown(server, VERY_LONG_MS);
  await vi.waitFor(() => expect(refused).toBe(true));
});
