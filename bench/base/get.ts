import { once } from 'node:events';
import http, { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

const agent = new http.Agent({ keepAlive: true });

/** A raw response, with the time until its first and its last byte, in milliseconds. */
export type Got = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  readonly firstByte: number;
  readonly took: number;
};

/** Sends a GET request over a keep-alive connection, without following redirects or decompressing. */
export async function get(url: string, headers: OutgoingHttpHeaders = {}): Promise<Got> {
  const begun = performance.now();
  const request = http.get(url, { agent, headers });
  const [answer] = await once(request, 'response');
  if (!(answer instanceof IncomingMessage)) throw new Error(`${url} gave no answer`);
  const firstByte = performance.now() - begun;
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, firstByte, took: performance.now() - begun };
}

/** Like `get`; throws unless the status is 200. */
export async function getWell(url: string, headers: OutgoingHttpHeaders = {}): Promise<Got> {
  const got = await get(url, headers);
  if (got.status !== 200) throw new Error(`${url} answered ${got.status}: ${got.body.toString('utf8', 0, 300)}`);
  return got;
}
