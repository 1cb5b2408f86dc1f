import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** The path to which the recorder reports. */
const REPORTS = '/--errors-of-this-page';

/** Runs in a page before all other scripts, and removes its own element. */
function record(reports: string): void {
  const report = (...words: readonly unknown[]) => navigator.sendBeacon(reports, words.map(String).join(' '));
  const own = console.error;
  console.error = (...words) => {
    report(...words);
    own(...words);
  };
  addEventListener('error', ({ message, filename, target }) =>
    report(message ?? 'failed to load', filename ?? Reflect.get(Object(target), 'src')),
  );
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('against the policy', violatedDirective, blockedURI),
  );
  document.currentScript?.remove();
}

const RECORDER = `(${record})(${JSON.stringify(REPORTS)});`;

/** Returns a script's source expression for a Content-Security-Policy. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** An HTTP proxy that makes pages report their errors, for browsers whose protocol doesn't. */
export type RecordingProxy = {
  readonly port: number;
  /** Runs a script's source in each page from now on, before the page's own scripts; '' ends that. */
  runFirst(source: string): void;
  takeErrors(): readonly string[];
  stop(): Promise<void>;
};

async function passHtml(from: IncomingMessage, to: ServerResponse, script: string): Promise<void> {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = from.headers;
  to.writeHead(from.statusCode ?? 502, {
    ...headers,
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/script-src /, `script-src ${hashOf(script)} `),
    }),
  });
  const html = await text(from);
  to.end(html.replace(/<head>/, (head) => `${head}<script>${script}</script>`));
}

/** Starts the proxy on a free port. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  let errors: string[] = [];
  let script = RECORDER;
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '');
    if (url.pathname === REPORTS) {
      errors.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const { 'accept-encoding': _, 'proxy-connection': __, ...headers } = request.headers;
    const onward = http.request(url, { method: request.method, headers });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    onward.on('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) {
        passHtml(answer, response, script).catch(() => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A truncated answer must not look as if more was to come.
      pipeline(answer, response).catch(() => response.destroy());
    });
    request.pipe(onward);
  }
  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    runFirst(source) {
      script = `${RECORDER}${source}`;
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
