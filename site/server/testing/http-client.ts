import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type ClientResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

/** Sends one request exactly as written: no normalised path, no decoding, no redirects followed. */
export function ask(
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: OutgoingHttpHeaders;
    readonly body?: string | Buffer;
    readonly path?: string;
  } = {},
): Promise<ClientResponse> {
  const { hostname, port, pathname, search } = new URL(url);
  const { method = 'GET', headers = {}, body, path = `${pathname}${search}` } = options;
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const { statusCode = 0, headers } = response;
      buffer(response).then(
        (whole) => resolve({ status: statusCode, headers, body: whole, text: whole.toString() }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
