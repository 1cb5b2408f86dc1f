import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { createKills, VICTIMS } from '../faults/kills.ts';
import { problemsOf, underLoad } from '../faults/load.ts';
import { createSeededRandom } from '../faults/seeded-random.ts';
import { type Half, processOf } from '../faults/servers.ts';
import { storedInFile } from '../faults/stored.ts';
import { FLOOD_SETTINGS } from '../faults/submissions.ts';
import { type MailServer, startMailServer } from '../support/services/mail-server.ts';
import type { Launched } from '../support/stacks/launch.ts';
import { isFree } from '../support/stacks/ports.ts';
import { createRunner, type Runner, START_MS } from '../support/stacks/runner.ts';
import { RECOVERY_MAIL_SERVER_PORT, RECOVERY_STACK } from '../support/stacks/stacks.ts';
import { answers, until } from '../support/until.ts';

const { siteUrl, cmsUrl } = RECOVERY_STACK;

/** How long a killed service may take on a busy machine, in milliseconds; `npm run try -- faults` measures it. */
const BACK_MS = 90_000;

/** How long servers may take to finish their work, in milliseconds. */
const END_MS = 40_000;

// Sequential: all tests use the same ports and data and, where possible, running processes.

let runner: Runner;
let mailServer: MailServer;
let stack: Launched;

beforeAll(async () => {
  mailServer = await startMailServer(RECOVERY_MAIL_SERVER_PORT);
  runner = createRunner(RECOVERY_STACK, {
    ...FLOOD_SETTINGS,
    SMTP_URL: `smtp://127.0.0.1:${RECOVERY_MAIL_SERVER_PORT}`,
    MAIL_FROM: brand.email,
  });
  await startBoth();
  // The site has stored content from here on.
  await until('the site keeps its content', async () => (await titleOf('/')) !== '', START_MS);
});
afterAll(async () => {
  await runner.end();
  await mailServer.stop();
});

async function titleOf(page: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}${page}`)).text();
  return /<title>([^<]*)/.exec(html)?.[1] ?? '';
}

function processNow(half: Half): number {
  const pid = processOf(half, stack.pid);
  if (pid === undefined) throw new Error(`No process of ${half} runs.`);
  return pid;
}

/** Returns the process ids of both services. */
function halves(): Readonly<Record<Half, number>> {
  return { cms: processNow('cms'), site: processNow('site') };
}

/** Copies the database, complete in one file; returns the function that restores the copy. */
function backUp(): () => void {
  // Writes the write-ahead log into the file, as the last connection does when it closes.
  const database = new DatabaseSync(runner.databaseFile, { timeout: 5_000 });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const copy = `${runner.databaseFile}.backup`;
  copyFileSync(runner.databaseFile, copy);
  return () => renameSync(copy, runner.databaseFile);
}

async function startBoth(): Promise<void> {
  stack = await runner.start('start');
  await until('the CMS answers', () => answers(`${cmsUrl}/healthz`), START_MS);
}

// `npm run try -- faults` does this two hundred times.
test('halves that are killed are started again while the other goes on, and nothing accepted is lost or told twice', async () => {
  const kills = createKills(RECOVERY_STACK, stack, createSeededRandom('once each'));
  const load = {
    siteUrl,
    stored: storedInFile(runner.databaseFile),
    viewsPerSecond: 20,
    mailServer,
    offices: { 'contact-messages': brand.email, applications: brand.jobs_email },
    withoutExcuse: kills.withoutExcuse,
  };
  const outcome = await underLoad(load, async () => {
    for (const victims of VICTIMS) {
      const before = halves();
      await kills.next(victims);
      const after = halves();
      for (const half of ['cms', 'site'] as const)
        expect(after[half] !== before[half], half).toBe(victims.includes(half));
    }
  });
  expect(problemsOf(outcome)).toEqual([]);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  for (const half of ['The site', 'The CMS'])
    expect(stack.printed()).toContain(`${half} ended (signal SIGKILL) and is started again.`);
});

test('a launcher that is killed takes both halves along, and the next start works', async () => {
  stack.signal('SIGKILL');
  await stack.ended;
  // At once, while the old processes may still be ending.
  await startBoth();
  expect(await answers(siteUrl)).toBe(true);
});

test('Ctrl-C ends the whole stack with success and frees the ports', async () => {
  stack.interrupt();
  expect(await stack.ended, stack.printed()).toBe(0);
  expect(await runner.portsAreFree()).toBe(true);
});

test('Ctrl-C during the start leaves nothing behind', async () => {
  // The site has content and starts first; the CMS is still starting.
  stack = await runner.start('start');
  stack.interrupt();
  await stack.ended;
  await until('both ports are free', () => runner.portsAreFree(), END_MS);
});

/** Restores the database. */
let putBack: () => void;

test('beside a database that is damaged the site serves what it has, and says so', async () => {
  putBack = backUp();
  writeFileSync(runner.databaseFile, readFileSync(runner.databaseFile).fill(0xff, 100));
  stack = await runner.start('start');
  expect((await fetch(`${siteUrl}/projects`)).status).toBe(200);
  await until('it is said', async () => stack.printed().includes('cms.sqlite is damaged'), START_MS);
  expect(stack.printed()).toContain('The site serves the content it has');
});

test('an empty database beside the pictures of another one is not filled, and the CMS recovers by itself', async () => {
  rmSync(runner.databaseFile);
  await until('it is said', async () => stack.printed().includes('an earlier one left uploads'), START_MS);
  expect((await fetch(`${siteUrl}/projects`)).status).toBe(200);
  putBack();
  await until('the CMS answers', () => answers(`${cmsUrl}/healthz`), START_MS);
  await until('it is said', async () => stack.printed().includes('The CMS runs again.'), BACK_MS);
});

test('Ctrl-C pressed twice leaves nothing behind', async () => {
  // A slow request keeps the site from ending at once.
  const slow = net.connect(RECOVERY_STACK.port, '127.0.0.1').on('error', () => {});
  await once(slow, 'connect');
  slow.write('POST /wp-json/bc/v1/submit-form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
  stack.interrupt();
  await until('the site listens no more', () => isFree(RECOVERY_STACK.port), END_MS);
  stack.interrupt();
  slow.destroy();
  await stack.ended;
  await until('both ports are free', () => runner.portsAreFree(), END_MS);
});

test('one document that is broken is left out and named, and the rest is served', async () => {
  const database = new DatabaseSync(runner.databaseFile, { timeout: 5_000 });
  const broken = database.prepare("SELECT id, sections FROM pages WHERE page_key = 'products' LIMIT 1").get();
  database.prepare('UPDATE pages SET sections = ? WHERE id = ?').run('{broken', Number(broken?.id));
  database.close();
  await startBoth();
  const wire = (key: string) => fetch(`${cmsUrl}/wp-json/bc/v1/${key}`);
  expect((await wire('homepage')).status).toBe(200);
  expect(await (await wire('products')).json()).toEqual([]);
  expect(stack.printed()).toContain(`pages ${broken?.id} can’t be read from the database and is left out`);
  // No change event announced that the page is gone.
  expect((await fetch(`${siteUrl}/products`)).status).toBe(200);
  // The site revalidates the page in the background.
  const refusal = 'the answer would leave 1 of 1 pages without content';
  await until('it is said', async () => stack.printed().includes(refusal), START_MS);
});

test('SIGTERM ends the whole stack with success and frees the ports', async () => {
  stack.signal('SIGTERM');
  expect(await stack.ended, stack.printed()).toBe(0);
  expect(await runner.portsAreFree()).toBe(true);
});
