import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { CHANGES_PATH, type ChangedEvent, listPath } from '@kontorwerk/contract/wire';
import { portOf } from '@kontorwerk/runtime/testing/ports';

/** One request as the backend saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

type Answer = (request: SeenRequest, response: ServerResponse) => void;

/** A content backend in this process, on a real socket, whose content, silence and outages a test controls. */
export type FakeBackend = {
  readonly url: string;
  /**
   * The answers to GET, by path, whatever the query; a string is sent unchanged, anything else as JSON with an ETag.
   */
  readonly content: Map<string, unknown>;
  /** Custom answers, by path, or by path and query. */
  readonly answers: Map<string, Answer>;
  readonly requests: SeenRequest[];
  /** The delay of every answer, in milliseconds. */
  delayMs: number;
  /** Whether it resolves content queries, as our CMS does; otherwise lists are whole, as those of a WordPress. */
  answersAsks: boolean;
  /** Whether there is a change stream. */
  streams: boolean;
  readonly followers: number;
  announce(event: ChangedEvent): void;
  stop(): Promise<void>;
  /** Restarts under the same address. */
  restart(): Promise<void>;
};

/** Returns an entry with a list of `count` posts, one per day, the first called `{name} 0`; each has a text. */
export function longList(
  entry: string,
  call: string,
  count: number,
  { component_name = 'News', name = 'Post' }: { readonly component_name?: string; readonly name?: string } = {},
): readonly object[] {
  const card_components = Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    title: `${name} ${at}`,
    date: new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10),
    pro_category: at % 2 === 0 ? 'Even' : 'Odd',
    html_field: `<p onclick="x()">Text ${at}</p>`,
  }));
  return [{ title: entry, meta: [{ component_name, card_components }], endpoint_call: call }];
}

/** Returns one entry with one text section, enough for most tests. */
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

/** Titles of pages in sets that have several pages, and nothing else to identify them. */
const OWN_TITLES = new Map<PageKey, string>([
  ['contactus', 'Contact form'],
  ['legal', 'Imprint'],
]);

export async function startFakeBackend(): Promise<FakeBackend> {
  const content = new Map<string, unknown>();
  for (const key of PAGE_KEYS) {
    for (const language of LANGUAGES) {
      content.set(
        listPath(key, language),
        sampleEntries(OWN_TITLES.get(key) ?? `${key} ${language}`, `${key}/${language}@1`),
      );
    }
  }
  const answers = new Map<string, Answer>();
  const requests: SeenRequest[] = [];
  const streams = new Set<ServerResponse>();

  /** Returns the answer at an address: the content of its path, or the part that the query asks for. */
  function answerTo(url: string): unknown {
    const { pathname, searchParams } = new URL(url, 'http://backend.invalid');
    const whole = content.get(pathname);
    const key = PAGE_KEYS.find((known) => LANGUAGES.some((language) => listPath(known, language) === pathname));
    if (!backend.answersAsks || key === undefined) return whole;
    return resolveQuery(
      key,
      readEntries(whole, () => {}),
      parseContentQuery(searchParams),
      [],
    );
  }

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
    const path = seen.url.replace(/\?.*/, '');
    const own = answers.get(seen.url) ?? answers.get(path);
    if (own) own(seen, response);
    else if (content.has(path)) sendContent(seen, response, answerTo(seen.url));
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
    answersAsks: false,
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
