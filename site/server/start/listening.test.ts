import http from 'node:http';
import { expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { until } from '../testing/until.ts';
import { shutDown } from './listening.ts';

it('finishes what runs, cuts what takes too long, and waits for no idle connection', async () => {
  let requests = 0;
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    requests += 1;
    if (request.url === '/slow') setTimeout(() => response.end('done'), 100);
    else if (request.url === '/quick') response.end('done');
  });
  const { url } = await serve(server);
  const agent = new http.Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<string>((resolve) => {
      http
        .get(`${url}${path}`, { agent }, (response) => {
          let text = '';
          response.on('data', (piece) => {
            text += piece;
          });
          response.on('end', () => resolve(text));
        })
        .on('error', () => resolve('cut'));
    });
  expect(await get('/quick')).toBe('done');
  const slow = get('/slow');
  const endless = get('/endless');
  await until(() => requests === 3);
  const begun = Date.now();
  await shutDown(server, 300);
  expect(await Promise.all([slow, endless])).toEqual(['done', 'cut']);
  expect(Date.now() - begun).toBeLessThan(1_000);
  agent.destroy();
});
