/** The stores for rate limits, each a real, separate server. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { STORE_TIMES } from '@kontorwerk/runtime/limits/circuit-breaker';
import { createLimits, type Limits } from '@kontorwerk/runtime/limits/limits';
import { createStoreOpener } from '@kontorwerk/runtime/limits/limits-url';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseServerSettings } from '../../site/server/base/settings.ts';
import { startSite } from '../../site/server/start/start-site.ts';
import { startFakeBackend } from '../../site/server/testing/fake-backend.ts';
import { ask } from '../../site/server/testing/http-client.ts';
import { createLineLog } from '../../site/server/testing/line-log.ts';
import { createTemporaryFolder, writeBuild } from '../../site/server/testing/test-folders.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { type SlowWay, slowWayTo } from '../support/services/slow-way.ts';
import { startValkey } from '../support/services/valkey.ts';
import { LIMITS_POSTGRES_PORT, LIMITS_VALKEY_PORT } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const SOON_MS = 30_000;
/** An upper bound for any wait, however busy the machine is. */
const PATIENT_MS = 1_000;
const PASSWORD = 'paper-boat';
const HOUR_MS = 3_600_000;

let valkey: Awaited<ReturnType<typeof startValkey>>;
let postgres: Postgres;
beforeAll(async () => {
  valkey = await startValkey(LIMITS_VALKEY_PORT, PASSWORD);
  postgres = await startPostgres(LIMITS_POSTGRES_PORT);
});
afterAll(async () => {
  await valkey?.stop();
  await postgres?.stop();
});

const STORES = {
  Valkey: {
    port: LIMITS_VALKEY_PORT,
    url: (port: number, password = PASSWORD) => `redis://:${password}@127.0.0.1:${port}`,
    async restart() {
      await valkey.stop();
      valkey = await startValkey(LIMITS_VALKEY_PORT, PASSWORD);
    },
    wrong: () => `redis://:wrong@127.0.0.1:${LIMITS_VALKEY_PORT}`,
  },
  PostgreSQL: {
    port: LIMITS_POSTGRES_PORT,
    url: (port: number) => `postgres://kontorwerk@127.0.0.1:${port}/kontorwerk`,
    restart: () => postgres.crash(),
    wrong: () => `postgres://nobody@127.0.0.1:${LIMITS_POSTGRES_PORT}/kontorwerk`,
  },
} as const;

/** Exact counts need the store's answer, also from a busy machine. */
const EXACT_TIMES = { ...STORE_TIMES, patienceMs: SOON_MS };

/** The rate limits of a site or of a CMS process, whose clock may be wrong. */
function processAt(url: string, times = STORE_TIMES, now: () => number = Date.now) {
  const lines: string[] = [];
  const limits = createLimits({ now });
  const log = { error: lines.push.bind(lines), warn: lines.push.bind(lines), info: lines.push.bind(lines) };
  limits.countTogether({
    open: createStoreOpener(url),
    secret: 'one secret of all processes, 32 at least',
    log,
    times,
  });
  onTestFinished(limits.stop);
  return { ...limits, lines };
}
type Process = ReturnType<typeof processAt>;

async function together(process: Process): Promise<Process> {
  await until('limits count together', async () => process.lines.at(-1)?.includes('together') === true, SOON_MS);
  return process;
}

/** Starts a site with a burst of three messages per address, and a backend that accepts all; returns its address. */
async function siteAt(url: string): Promise<string> {
  const [folder, backend, port] = await Promise.all([createTemporaryFolder(), startFakeBackend(), freePort()]);
  onTestFinished(() => backend.stop());
  backend.answers.set(CONTACT_PATH, (_request, response) => void response.end('{}'));
  const lines: string[] = [];
  const settings = parseServerSettings({
    BACKEND_URL: backend.url,
    PORT: String(port),
    DATA_DIR: folder,
    FORM_BURST: '3',
    FORM_INTERVAL: '3600',
    LIMITS_URL: url,
    LIMITS_SECRET: 'one secret of both these sites, 32 at least',
  });
  const site = await startSite({ settings, build: await writeBuild(folder), log: createLineLog(lines) });
  onTestFinished(() => site.stop());
  await until('limits count together', async () => lines.some((line) => line.includes('count together')), SOON_MS);
  return `http://127.0.0.1:${port}`;
}

const messages = (limits: Limits, burst = 30) =>
  limits.limit('messages', { burst, intervalMs: HOUR_MS, capacity: 10_000 });
const everybody = (limits: Limits, burst: number) =>
  limits.limit('all', { burst, intervalMs: HOUR_MS, capacity: 10_000 });

/** Sends several at once; returns the seconds that each has to wait. */
async function sendAtOnce(count: number, send: (at: number) => ReturnType<Limits['count']>): Promise<number[]> {
  const counted = await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
  return counted.map(({ secondsToWait }) => secondsToWait);
}

const passed = (seconds: readonly number[]) => seconds.filter((each) => each === 0).length;

describe.each(['Valkey', 'PostgreSQL'] as const)('%s', (name) => {
  const store = STORES[name];
  const url = store.url(store.port);
  const exactProcess = (now?: () => number) => together(processAt(url, EXACT_TIMES, now));

  test('of a hundred at once from one address at two sites, exactly the burst passes', async () => {
    const sites = await Promise.all([exactProcess(), exactProcess()]);
    const sender = randomUUID();
    const all = await Promise.all(sites.map((site) => sendAtOnce(50, () => site.count([messages(site), sender]))));
    expect(passed(all.flat())).toBe(30);
    for (const site of sites) expect(passed(await sendAtOnce(10, () => site.count([messages(site), sender])))).toBe(0);
    const [waits = 0] = await sendAtOnce(1, () => sites[0].count([messages(sites[0]), sender]));
    expect(waits).toBeGreaterThan(3_590);
    expect(waits).toBeLessThanOrEqual(3_600);
    expect(sites.flatMap(({ lines }) => lines)).toHaveLength(2);
  });

  test('of two at the same moment one passes, and the other hears when to come again', async () => {
    const sites = await Promise.all([exactProcess(), exactProcess()]);
    const limits = sites.map((site) => ({ site, once: messages(site, 1) }));
    for (let time = 0; time < 20; time += 1) {
      const sender = randomUUID();
      const counted = await Promise.all(limits.map(({ site, once }) => site.count([once, sender])));
      const [passes, waits] = counted.map(({ secondsToWait }) => secondsToWait).toSorted((a, b) => a - b);
      expect(passes).toBe(0);
      expect(waits).toBeGreaterThan(3_590);
    }
  });

  test('all together are bounded too, what is refused counts nowhere, and what is taken back neither', async () => {
    const sites = await Promise.all([exactProcess(), exactProcess()]);
    const [all, one] = [randomUUID(), randomUUID()];
    const send = (at: number, sender: string) => {
      const site = sites[at % 2 ? 1 : 0];
      return site.count([messages(site, 3), sender], [everybody(site, 10), all]);
    };
    expect(passed(await sendAtOnce(60, (at) => send(at, randomUUID())))).toBe(10);
    expect(passed(await sendAtOnce(20, (at) => send(at, one)))).toBe(0);
    const counted = await Promise.all([0, 1, 0].map((at) => sites[at]?.count([messages(sites[at], 3), one])));
    expect(counted.map((each) => each?.secondsToWait)).toEqual([0, 0, 0]);
    expect(passed(await sendAtOnce(2, (at) => sites[at]?.count([messages(sites[at], 3), one]) ?? send(at, one)))).toBe(
      0,
    );
    counted[0]?.takeBack();
    const again = () => sites[0].count([messages(sites[0], 3), one]);
    await until('it counts no longer', async () => passed(await sendAtOnce(1, again)) === 1, SOON_MS);
  });

  test('one more passes after the interval by the store’s clock, whatever those of the machines say', async () => {
    const dayMs = 86_400_000;
    const ahead = await exactProcess(() => Date.now() + dayMs);
    const behind = await exactProcess(() => Date.now() - dayMs);
    const sender = randomUUID();
    const soon = (limits: Limits) => limits.limit('soon', { burst: 2, intervalMs: 300, capacity: 10 });
    const send = (site: Process) => site.count([soon(site), sender]);
    expect(passed([...(await sendAtOnce(1, () => send(ahead))), ...(await sendAtOnce(3, () => send(behind)))])).toBe(2);
    const since = performance.now();
    await until('one more passes', async () => (await send(ahead)).secondsToWait === 0, SOON_MS);
    expect(performance.now() - since).toBeGreaterThan(100);
  });

  test('of ten messages at once to two sites as many pass as to one', async () => {
    const sites = await Promise.all([siteAt(url), siteAt(url)]);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = Array.from({ length: 10 }, (_, at) =>
      ask(`${sites[at % 2]}${CONTACT_PATH}`, { method: 'POST', headers, body: 'a=b' }),
    );
    const answered = await Promise.all(sent);
    expect(answered.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
  });

  test('restarted under load it is done without, and counts again', async () => {
    const site = await together(processAt(url));
    const waits: number[] = [];
    let isOver = false;
    const load = (async () => {
      while (!isOver) {
        const since = performance.now();
        const seconds = await sendAtOnce(10, () => site.count([messages(site), randomUUID()]));
        waits.push(performance.now() - since);
        expect(passed(seconds)).toBe(10);
        // Without the store no count does I/O, so this loop would starve the event loop.
        await nextTurn();
      }
    })();
    try {
      await store.restart();
      await until('it is back', async () => site.lines.length >= 3, SOON_MS);
    } finally {
      isOver = true;
      await load;
    }
    expect(Math.max(...waits)).toBeLessThan(PATIENT_MS);
    expect(site.lines).toEqual([
      expect.stringContaining('together'),
      expect.stringContaining('by itself until their store answers'),
      expect.stringContaining('together'),
    ]);
  });

  test('away when a process starts, it is done without and told once, and used when it comes', async () => {
    const nowhere = await slowWayTo(store.port);
    nowhere.stop();
    const site = processAt(store.url(nowhere.port));
    const limit = messages(site);
    expect(passed(await sendAtOnce(40, () => site.count([limit, 'a'])))).toBe(30);
    await until('it is told', async () => site.lines.length > 0, SOON_MS);
    const way = await slowWayTo(store.port, nowhere.port);
    onTestFinished(way.stop);
    await together(site);
    expect(site.lines).toEqual([
      expect.stringContaining('by itself until their store answers'),
      expect.stringContaining('together'),
    ]);
  });

  describe('at the end of a slow way', () => {
    let way: SlowWay;
    beforeAll(async () => {
      way = await slowWayTo(store.port);
    });
    afterAll(() => way.stop());

    test('it is waited for no longer than a moment, and left alone until it is fast again', async () => {
      const site = await together(processAt(store.url(way.port)));
      const waits: number[] = [];
      const send = async () => {
        const since = performance.now();
        const { secondsToWait } = await site.count([messages(site), randomUUID()]);
        waits.push(performance.now() - since);
        return secondsToWait;
      };
      way.delayMs = 2_000;
      expect(passed([await send(), await send(), await send()])).toBe(3);
      expect(Math.max(...waits)).toBeLessThan(PATIENT_MS);
      expect(site.lines.at(-1)).toContain('no answer within 100 ms');
      way.delayMs = 0;
      await together(site);
      expect(site.lines).toHaveLength(3);
    });
  });

  test('who may not use it says so at once, and counts by itself', async () => {
    const site = processAt(store.wrong());
    await until('it is told', async () => site.lines.length > 0, SOON_MS);
    expect(site.lines).toEqual([expect.stringContaining('their store refuses this one')]);
    expect(site.lines.join()).not.toContain(PASSWORD);
    const limit = messages(site);
    expect(passed(await sendAtOnce(40, () => site.count([limit, 'a'])))).toBe(30);
  });
});
