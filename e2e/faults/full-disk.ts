/**
 * Fills the disk under a load of page views and submissions, on SQLite and on PostgreSQL, tries one write of each kind
 * there, frees space again, and reports what was lost, or acknowledged but not done; then imports onto a full disk.
 * Mounting a small disk needs root:
 *
 *     npm run try -- faults [--rounds 3 --seconds 15 --only sqlite]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeWordPressFile } from '../../cms/src/commands/importing/testing/wordpress-file.ts';
import { brand } from '../../content/brand.ts';
import { type CmsSession, signIn } from '../support/cms/cms.ts';
import { type MailServer, startMailServer } from '../support/services/mail-server.ts';
import { startPostgres } from '../support/services/postgres.ts';
import { mountSmallDisk, type SmallDisk } from '../support/services/small-disk.ts';
import { fillWithPreparedData } from '../support/stacks/prepared-data.ts';
import { runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner } from '../support/stacks/runner.ts';
import {
  ADMINISTRATOR,
  FAULTS_MAIL_SERVER_PORT,
  FAULTS_POSTGRES_PORT,
  FAULTS_STACK,
} from '../support/stacks/stacks.ts';
import { problemsOf, tellOutcome, underLoad } from './load.ts';
import { type StoredCount, storedInFile, storedInPostgres } from './stored.ts';
import { FLOOD_SETTINGS } from './submissions.ts';
import { planAhead, prepareWrites, problemsOfWrites, type TriedWrite, tryWrites } from './tried-writes.ts';

const { siteUrl } = FAULTS_STACK;
const VIEWS_PER_SECOND = 50;
/** The disk sizes, in megabytes: the sample content and its pictures, with room for the load. */
const DISK = { sqlite: 500, postgres: 300 } as const;
/** How long the load runs before the disk is full and after there is space, in milliseconds. */
const PAUSE_MS = 4_000;
/** How long a planned publication may take to end, in milliseconds. */
const DONE_MS = 240_000;
/** The space left at the start of an import, in bytes. */
const LEFT_FOR_IMPORT = { sqlite: 1_500_000, postgres: 500_000 } as const;

const { values: options } = parseArgs({
  // The other program of `npm run try -- faults` gets the same arguments.
  strict: false,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});

/** A scenario's disk, settings and database. */
type Place = {
  readonly name: 'sqlite' | 'postgres';
  readonly disk: SmallDisk;
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  readonly stored: StoredCount;
  /** Starts a database that the full disk has ended again. */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function onSqlite(): Promise<Place> {
  const disk = mountSmallDisk(DISK.sqlite);
  const dataDir = path.join(disk.folder, 'data');
  fillWithPreparedData(dataDir);
  const stored = storedInFile(path.join(dataDir, 'cms.sqlite'));
  return {
    name: 'sqlite',
    disk,
    settings: { DATA_DIR: dataDir },
    stored,
    revive: async () => {},
    stop: async () => disk.stop(),
  };
}

async function onPostgres(): Promise<Place> {
  const disk = mountSmallDisk(DISK.postgres);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-full-'));
  const postgres = await startPostgres(FAULTS_POSTGRES_PORT, disk.folder);
  return {
    name: 'postgres',
    disk,
    settings: { DATA_DIR: dataDir, DATABASE_URI: postgres.uri },
    stored: storedInPostgres(postgres),
    // A checkpoint or a recovery that finds no room ends the server.
    revive: () => postgres.revive(),
    async stop() {
      disk.makeRoom();
      try {
        await postgres.stop();
      } finally {
        disk.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** Fills a disk, and whatever is freed on it, until the returned function is called. */
function keepFull(disk: SmallDisk): () => void {
  disk.fill();
  const timer = setInterval(() => disk.fill(), 200);
  return () => {
    clearInterval(timer);
    disk.makeRoom();
  };
}

/** Fills the disk for a while, and returns the problems. */
async function round(admin: CmsSession, mailServer: MailServer, { disk, revive }: Place): Promise<readonly string[]> {
  await sleep(PAUSE_MS);
  // Tried at once, while the write-ahead log has space left, and again when the load has used that up.
  const [first, last] = [await prepareWrites(admin), await prepareWrites(admin)];
  const planned = await planAhead(admin, 3);
  const makeRoom = keepFull(disk);
  const tried: TriedWrite[] = [];
  try {
    const deadline = performance.now() + Number(options.seconds) * 1_000;
    tried.push(...(await tryWrites(admin, mailServer, first)));
    while (performance.now() < deadline) await sleep(500);
    tried.push(...(await tryWrites(admin, mailServer, last)));
  } finally {
    makeRoom();
    await revive();
  }
  await sleep(PAUSE_MS);
  const refused = tried.filter(({ told }) => told.status >= 400);
  console.log(`on the full disk          ${tried.length} writes tried, refused: ${refused.length}`);
  for (const { what, told } of refused) console.log(`  ${what}: ${told.status} ${told.text.slice(0, 120)}`);
  const problems = [...(await problemsOfWrites(tried))];
  let end = await planned();
  for (const deadline = performance.now() + DONE_MS; end === null && performance.now() < deadline; ) {
    await sleep(500);
    end = await planned();
  }
  console.log(`what was due meanwhile    ${end ?? 'still open'}`);
  if (end !== 'published' && !/disk was full/.test(end ?? '')) problems.push(`what was due meanwhile: ${end}`);
  return problems;
}

/** Imports onto a full disk, and again when there is space. */
async function importing({ name: database, disk, revive, settings }: Place): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-full-import-'));
  const file = path.join(folder, 'posts.xml');
  const items = Array.from({ length: 300 }, (_, at) => ({
    id: at + 1,
    title: `Imported ${at}`,
    name: `imported-${at}`,
    path: `/imported-${at}/`,
    // Random text, which no database can compress.
    content: `<p>${Array.from({ length: 400 }, () => randomUUID()).join(' ')}</p>`,
  }));
  writeFileSync(file, makeWordPressFile(items, 'https://old.example'));
  const run = () => runOnData('import', FAULTS_STACK, settings, file);
  try {
    disk.fill(LEFT_FOR_IMPORT[database]);
    const refused = await run();
    disk.makeRoom();
    await revive();
    const done = await run();
    const line = refused.printed.trim().split('\n').at(-1) ?? '';
    console.log(`an import onto it         exit code ${refused.code}: ${line}`);
    console.log(`again, with room          exit code ${done.code}`);
    const problems: string[] = [];
    if (refused.code === 0) problems.push('an import onto a full disk was said to be complete');
    if (!/full/.test(line) || /\bat \S+ \(/.test(refused.printed))
      problems.push(`an import onto a full disk ends with: ${refused.printed.slice(-1_000)}`);
    if (done.code !== 0) problems.push(`the import was not done when there was room: ${done.printed.slice(-1_000)}`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function scenario(place: Place, mailServer: MailServer): Promise<readonly string[]> {
  const { name, disk, settings, stored } = place;
  const printed: string[] = [];
  const runner = createRunner(
    FAULTS_STACK,
    {
      ...FLOOD_SETTINGS,
      SMTP_URL: `smtp://127.0.0.1:${FAULTS_MAIL_SERVER_PORT}`,
      MAIL_FROM: brand.email,
      ...settings,
    },
    (text) => printed.push(text),
  );
  const problems: string[] = [];
  try {
    await runner.start('start');
    const admin = await signIn(siteUrl, ADMINISTRATOR);
    const load = {
      siteUrl,
      stored,
      viewsPerSecond: VIEWS_PER_SECOND,
      mailServer,
      offices: { 'contact-messages': brand.email, applications: brand.jobs_email },
    };
    const outcome = await underLoad(load, async () => {
      for (let number = 0; number < Number(options.rounds); number += 1) {
        console.log(`\n${name}, ${number + 1}`);
        problems.push(...(await round(admin, mailServer, place)));
      }
    });
    console.log(`\n${name}`);
    tellOutcome(outcome);
    problems.push(...problemsOf(outcome));
    // Each log entry is one line, whatever its reason contains.
    const stacks = printed.join('').match(/^.*(?:uncaughtException|unhandledRejection|Uncaught).*$/gm) ?? [];
    problems.push(...stacks.slice(0, 5).map((line) => `in the log: ${line.slice(0, 300)}`));
  } finally {
    disk.makeRoom();
    await runner.end();
    if (process.env.FAULTS_LOG) writeFileSync(`${process.env.FAULTS_LOG}-${name}.log`, printed.join(''));
  }
  problems.push(...(await importing(place)));
  return problems.map((problem) => `${name}: ${problem}`);
}

const problems: string[] = [];
const mailServer = await startMailServer(FAULTS_MAIL_SERVER_PORT);
try {
  for (const [name, begin] of Object.entries({ sqlite: onSqlite, postgres: onPostgres })) {
    if (options.only && options.only !== name) continue;
    const place = await begin();
    try {
      problems.push(...(await scenario(place, mailServer)));
    } finally {
      await place.stop();
    }
  }
} finally {
  await mailServer.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
