import { parseArgs } from 'node:util';
import { median } from '../e2e/support/median.ts';
import { quiet } from './base/quiet.ts';
import { ask, whatIsAsked } from './throughput/asked.ts';
import { putLoad, type Rate } from './throughput/load.ts';
import { besideReferences } from './throughput/references.ts';

/**
 * Compares the site's requests per second with those of Node's bare HTTP server and of nginx, which send the same
 * responses, headers included. Needs a running site:
 *
 *     node bench/throughput.ts http://127.0.0.1:3000 [--only page,304] [--encoding gzip] [--rounds 3] [--seconds 4]
 *         [--connections 16] [--page /] [--detail /…] [--wire /wp-json/…]
 *
 * All are measured in turns, because other work on the machine distorts single figures by a factor of two: what counts
 * are the ratios, medians of the rounds. It ends the servers that it started.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    encoding: { type: 'string', default: 'gzip' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    page: { type: 'string', default: '/' },
    detail: { type: 'string', default: '/ecommerce/performanceoptimization' },
    wire: { type: 'string', default: '/wp-json/bc/v1/homepage' },
  },
});

const [site] = positionals;
if (!site?.startsWith('http')) throw new Error('Name the address of a site that is running.');
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };
const wanted = values.only === '' ? null : values.only.split(',');

for (const path of [values.page, values.detail, values.wire])
  await ask(site, { name: '', path, method: 'GET', headers: {} });
const all = await whatIsAsked(site, values, values.encoding);
// The second request triggers better compression in the background.
await quiet();

for (const asked of all) {
  if (wanted?.includes(asked.name) === false) continue;
  await besideReferences(site, asked, async (references) => {
    const servers = [{ name: 'site', origin: site, asked }, ...references];
    const rates = servers.map((): Rate[] => []);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [at, server] of servers.entries()) rates[at]?.push(await putLoad(server.origin, server.asked, load));
    const figures = servers.map(({ name }, at) => {
      const measured = rates[at] ?? [];
      const ratio = median(measured.map(({ perSecond }, round) => (rates[0]?.[round]?.perSecond ?? 0) / perSecond));
      const perSecond = Math.round(median(measured.map((rate) => rate.perSecond)));
      const p99 = median(measured.map((rate) => rate.p99)).toFixed(1);
      return `${name} ${perSecond}/s, p99 ${p99} ms${at === 0 ? '' : ` (site ÷ ${name} ${ratio.toFixed(2)})`}`;
    });
    console.log(`${asked.name} ${asked.method} ${asked.path}: ${figures.join('; ')}`);
  });
}
