import { expect, it, onTestFinished } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import { serve } from '../testing/test-server.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createCachePurger } from './cache-purger.ts';

const TIMES = { timeoutMs: 60_000, againMs: 1, firstMs: 1, longestMs: 2, giveUpMs: 60_000 };

async function setUp(times: Partial<typeof TIMES> = {}) {
  const calls: { readonly keys: string | undefined; readonly secret: string | undefined; readonly body: string }[] = [];
  const edge = { status: 200 };
  const lines: string[] = [];
  const server = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { 'surrogate-key': keys, 'x-secret': secret } = request.headers;
    calls.push({ keys: String(keys), secret: String(secret), body });
    response.writeHead(edge.status).end();
  });
  onTestFinished(server.close);
  const purger = createCachePurger({
    target: { url: `${server.url}/purge`, header: ['X-Secret', 'word'] },
    fetch,
    log: createLineLog(lines),
    times: { ...TIMES, ...times },
  });
  onTestFinished(purger.stop);
  return { calls, edge, lines, purger };
}

it('tells shared caches together what changes together, and once more', async () => {
  const { calls, purger } = await setUp();
  for (const key of ['pages', 'blog/en', 'pages']) purger.purge(key);
  const call = { keys: 'pages blog/en', secret: 'word', body: '{"tags":["pages","blog/en"]}' };
  await waitUntil(() => calls.length === 2);
  expect(calls).toEqual([call, call]);
});

it('tries again what fails, with what has changed since, and says so once', async () => {
  const { calls, edge, lines, purger } = await setUp();
  edge.status = 503;
  purger.purge('pages');
  await waitUntil(() => calls.length > 3);
  purger.purge('blog/en');
  await waitUntil(() => calls.at(-1)?.keys?.split(' ').toSorted().join() === 'blog/en,pages');
  edge.status = 204;
  await waitUntil(() => lines.length === 2);
  expect(lines).toEqual(["shared caches can't be purged: answered 503", 'purging shared caches works again']);
});

it('gives up when shared caches have let go by themselves, and begins anew with the next change', async () => {
  const { calls, edge, purger } = await setUp({ giveUpMs: 0 });
  edge.status = 500;
  purger.purge('pages');
  await waitUntil(() => calls.length === 1);
  edge.status = 200;
  purger.purge('blog/en');
  await waitUntil(() => calls.length === 3);
  expect(calls.map(({ keys }) => keys)).toEqual(['pages', 'blog/en', 'blog/en']);
});
