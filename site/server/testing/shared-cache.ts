import type { IncomingHttpHeaders } from 'node:http';
import { ask } from './http-client.ts';
import { serve, type TestServer } from './test-server.ts';

type Kept = { readonly text: string; readonly headers: IncomingHttpHeaders };

/** A cache between visitors and a site, per RFC 9111: it stores answers that allow it, until they are purged. */
export type SharedCache = TestServer & {
  /** The address of the origin. */
  origin: string;
  /** The stored answers, by path. */
  readonly kept: ReadonlyMap<string, Kept>;
};

export async function startSharedCache(): Promise<SharedCache> {
  const kept = new Map<string, Kept>();
  const here = await serve(async (request, response) => {
    const { url = '', method, headers } = request;
    if (method === 'POST') {
      const purged = String(headers['surrogate-key']).split(' ');
      for (const [path, { headers: known }] of kept)
        if (purged.includes(String(known['surrogate-key']))) kept.delete(path);
      return void response.end();
    }
    const held = kept.get(url);
    if (held) return void response.writeHead(200, { 'X-Edge': 'hit' }).end(held.text);
    const answer = await ask(cache.origin + url);
    if (/s-maxage=[1-9]/.test(String(answer.headers['cache-control']))) kept.set(url, answer);
    response.writeHead(answer.status, { 'X-Edge': 'miss' }).end(answer.text);
  });
  const cache: SharedCache = { ...here, origin: '', kept };
  return cache;
}
