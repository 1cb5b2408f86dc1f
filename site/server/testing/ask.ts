import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Asked = {
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
): Promise<Asked> {
  const { hostname, port, pathname, search } = new URL(url);
  const { method = 'GET', headers = {}, body, path = `${pathname}${search}` } = options;
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer);
      } catch (error) {
        reject(error);
      }
      const whole = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() });
    });
    request.on('error', reject);
    request.end(body);
  });
}
