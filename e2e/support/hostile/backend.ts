import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { listPath, settingsPath } from '@kontorwerk/contract/wire';
import { hostileSet, hostileSettings } from './content.ts';
import { payloadsFor } from './payloads.ts';
import { UPLOADS } from './uploads.ts';

/** The path below which only payloads send requests. */
const MARKED = '/marked';

/** A compromised backend. */
export type HostileBackend = {
  readonly payloads: readonly string[];
  /** The marked addresses that were requested. */
  readonly asked: readonly string[];
  close(): void;
};

/** Returns the answer for each address of the wire. */
function answersOf(payloads: readonly string[], turn: number): ReadonlyMap<string, string> {
  const answers = new Map<string, string>();
  for (const [at, language] of LANGUAGES.entries()) {
    answers.set(settingsPath(language), JSON.stringify(hostileSettings(payloads, LANGUAGES.length * turn + at)));
    for (const key of PAGE_KEYS)
      answers.set(listPath(key, language), JSON.stringify(hostileSet(payloads, key, language)));
  }
  return answers;
}

/** Starts the backend on a real socket; it answers marked addresses too, and records the requests for them. */
export function startHostileBackend(port: number, turn: number): Promise<HostileBackend> {
  const payloads = payloadsFor(`http://127.0.0.1:${port}${MARKED}`);
  const answers = answersOf(payloads, turn);
  const asked: string[] = [];
  function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    if (url.startsWith(MARKED)) asked.push(url);
    const json = answers.get(url.replace(/\?.*/, ''));
    const upload = UPLOADS[url];
    if (json !== undefined) response.writeHead(200, { 'Content-Type': 'application/json' }).end(json);
    else if (upload) response.writeHead(200, { 'Content-Type': upload.type }).end(upload.body);
    else response.writeHead(404).end();
  }
  const server = http.createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () =>
      resolve({
        payloads,
        asked,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
