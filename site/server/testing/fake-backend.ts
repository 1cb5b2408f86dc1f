import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/page-keys';
import { CHANGES_PATH, type ChangedEvent, listPath } from '@kontorwerk/contract/wire';
import { portOf } from './serve.ts';

/** One request as the backend saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

type Answer = (request: SeenRequest, response: ServerResponse) => void;

/** A content backend in this process, on a real socket: it can be changed, be silent, be gone and come back. */
export type FakeBackend = {
  readonly url: string;
  /** What GET answers, by path; a string is sent as it is, anything else as JSON with an ETag. */
  readonly content: Map<string, unknown>;
  /** Answers of its own, by path. */
  readonly answers: Map<string, Answer>;
  readonly requests: SeenRequest[];
  /** How long every answer takes, in milliseconds. */
  delayMs: number;
  /** Whether there is a change stream. */
  streams: boolean;
  readonly followers: number;
  announce(event: ChangedEvent): void;
  stop(): Promise<void>;
  /** Comes back under the same address. */
  restart(): Promise<void>;
};

/** One entry with one text section, enough for most tests. */
export function sampleEntries(title: string, call: string, html = ''): unknown {
  return [{ title, meta: [{ component_name: 'RichText', main_title: title, html_field: html }], endpoint_call: call }];
}

function sendContent(request: SeenRequest, response: ServerResponse, content: unknown): void {
  if (typeof content === 'string') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(content);
    return;
  }
  const text = JSON.stringify(content);
  const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { ETag: etag }).end();
  else response.writeHead(200, { 'Content-Type': 'application/json', ETag: etag }).end(text);
}

export async function startFakeBackend(): Promise<FakeBackend> {
  const content = new Map<string, unknown>();
  for (const key of PAGE_KEYS) {
    for (const language of LANGUAGES) {
      content.set(listPath(key, language), sampleEntries(`${key} ${language}`, `${key}/${language}@1`));
    }
  }
  const answers = new Map<string, Answer>();
  const requests: SeenRequest[] = [];
  const streams = new Set<ServerResponse>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await buffer(request),
    };
    requests.push(seen);
    if (seen.url === CHANGES_PATH && backend.streams) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 1000\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    if (backend.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, backend.delayMs));
    const own = answers.get(seen.url);
    if (own) own(seen, response);
    else if (content.has(seen.url)) sendContent(seen, response, content.get(seen.url));
    else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"code":"rest_no_route"}');
  }

  let server = http.createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);

  const backend: FakeBackend = {
    url: `http://127.0.0.1:${port}`,
    content,
    answers,
    requests,
    delayMs: 0,
    streams: true,
    get followers() {
      return streams.size;
    },
    announce(event) {
      for (const stream of streams) stream.write(`event: changed\ndata: ${JSON.stringify(event)}\n\n`);
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async restart() {
      server = http.createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
      await listen(port);
    },
  };
  return backend;
}
