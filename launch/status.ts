import { statfsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DEAD_LETTER_FOLDERS } from '@kontorwerk/contract/submissions/dead-letter-folders';
import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { countFiles } from '@kontorwerk/runtime/file-count';
import { type StatusPart, statusPartSchema } from '@kontorwerk/runtime/setup/check-result';
import { folderProblem } from '@kontorwerk/runtime/setup/folder-problem';
import * as v from 'valibot';
import type { Half } from './data-lock.ts';
import { folders } from './folders.ts';
import { inGigabytes } from './memory.ts';
import { runCommand } from './run-command.ts';
import { cmsUrl, serverEnvironment, siteUrl } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';
import { halvesHere } from './setup/look.ts';
import { lineOf, printedLine } from './setup/report.ts';
import { secretsOf } from './setup/secrets.ts';
import { findNearestFolder } from './setup/try-data-folder.ts';
import { StartError } from './start-error.ts';
import { startedEarlier } from './started-servers.ts';
import { versionHere } from './version.ts';

/** A service's timeout, in milliseconds: the CMS waits for its database before it reports that it is away. */
const ANSWER_MS = HEALTH_PATIENCE_MS + 2_000;

/** The free share of a disk below which monitoring alerts, too (docs/watch/alerts.yaml). */
const FREE_SHARE = 0.1;

/** Requests the state of a service from its most detailed health address. */
async function askHalf(half: Half, settings: Settings): Promise<StatusPart> {
  const url = half === 'site' ? `${siteUrl(settings)}/readyz` : `${cmsUrl(settings)}/healthz`;
  const pid = startedEarlier(settings.dataDir, half === 'site' ? settings.port : settings.cmsPort);
  const by = pid === null ? '' : ` (process ${pid})`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    const said = (await response.text()).trim().split('\n').join('; ');
    return {
      name: half,
      verdict: response.ok ? 'ok' : 'wrong',
      seen: `${url} answers ${response.status}${by}: ${said}`,
      values: { status: response.status, process: pid },
    };
  } catch (error) {
    const why = error instanceof Error && error.cause ? reasonOf(error.cause) : reasonOf(error);
    return {
      name: half,
      verdict: 'wrong',
      seen: `${url} does not answer${by} (${why})`,
      advice: 'start it, or see its log',
      values: { status: null, process: pid },
    };
  }
}

/** Runs the CMS's own program for the state of its database, outbox and backups. */
async function askCms(settings: Settings): Promise<readonly StatusPart[]> {
  const parts: StatusPart[] = [];
  try {
    await runCommand('The look at the database', process.execPath, ['src/commands/status.ts'], {
      cwd: folders.cms,
      env: serverEnvironment(settings),
      onLine(line) {
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), statusPartSchema), line);
        if (read.success) parts.push(read.output);
      },
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const lines = error.message.split('\n');
    const said = lines.find((line) => /Error/.test(line)) ?? lines.at(-1) ?? '';
    parts.push({ name: 'database', verdict: 'wrong', seen: `can’t be looked at (${said.trim()})` });
  }
  return parts;
}

/** Counts the submissions that wait for the CMS, and the dead letters. */
async function lookAtSpool({ dataDir }: Settings): Promise<StatusPart> {
  const spool = path.join(dataDir, 'site/spool');
  try {
    return await countSpool(spool);
  } catch (error) {
    const advice = 'ask as the user that starts the site';
    return { name: 'spool', verdict: 'wrong', seen: `${spool} can’t be read (${reasonOf(error)})`, advice };
  }
}

async function countSpool(spool: string): Promise<StatusPart> {
  const waiting = await countFiles(spool);
  const aside = await Promise.all(
    DEAD_LETTER_FOLDERS.map(async (name) => [name, await countFiles(path.join(spool, name))] as const),
  );
  const deadLetters = aside.filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
  return {
    name: 'spool',
    verdict: deadLetters.length > 0 ? 'note' : 'ok',
    seen: [waiting === 0 ? 'nothing waits' : `${waiting} wait for the CMS`, ...deadLetters].join(', '),
    ...(deadLetters.length > 0 && { advice: `the site’s log says why; they lie in ${spool}` }),
    values: { waiting, ...Object.fromEntries(aside) },
  };
}

/** Judges the free space of a disk. */
export function judgeDisk(place: string, free: number, size: number): StatusPart {
  const isLittle = free < size * FREE_SHARE;
  return {
    name: 'disk',
    verdict: isLittle ? 'note' : 'ok',
    seen: `${inGigabytes(free)} of ${inGigabytes(size)} are free at ${place}`,
    ...(isLittle && { advice: 'make room: on a full disk nothing is saved' }),
    values: { free, size },
  };
}

/** Looks at the disk of the data folder, or at the one where the first start makes it. */
export function lookAtDisk(dataDir: string): StatusPart {
  const problem = folderProblem(dataDir);
  if (problem)
    return {
      name: 'disk',
      verdict: 'wrong',
      seen: `DATA_DIR can’t be used, as ${problem.seen}`,
      advice: problem.advice,
    };
  try {
    const place = findNearestFolder(dataDir);
    const { bavail, blocks, bsize } = statfsSync(place);
    const described = place === dataDir ? place : `${place}, where the first start makes ${dataDir}`;
    return judgeDisk(described, bavail * bsize, blocks * bsize);
  } catch (error) {
    return { name: 'disk', verdict: 'wrong', seen: `DATA_DIR=${dataDir} can’t be looked at (${reasonOf(error)})` };
  }
}

/** Checks all parts that are installed here, running or not, without changing anything. */
async function lookAtAll(settings: Settings): Promise<readonly StatusPart[]> {
  const here = halvesHere();
  const halves = here.length > 1 && settings.backendUrl !== null ? here.filter((half) => half === 'site') : here;
  const [ours, { node }] = [versionHere(), process.versions];
  const version: StatusPart = {
    name: 'version',
    verdict: 'ok',
    seen: `${ours}, Node ${node}`,
    values: { version: ours, node },
  };
  const [answers, ofCms] = await Promise.all([
    Promise.all(halves.map((half) => askHalf(half, settings))),
    halves.includes('cms') ? askCms(settings) : [],
  ]);
  return [
    version,
    ...answers,
    ...ofCms,
    lookAtDisk(settings.dataDir),
    ...(halves.includes('site') ? [await lookAtSpool(settings)] : []),
  ];
}

/**
 * `npm run status`: shows the state of each part on one screen; `--json` for programs. The exit code is 1 if something
 * doesn't work.
 */
export async function status(): Promise<void> {
  const words = process.argv.slice(3);
  if (words.some((word) => word !== '--json')) throw new StartError('npm run status, or npm run status -- --json');
  const parts = await lookAtAll(readSettings(process.env));
  if (parts.some(({ verdict }) => verdict === 'wrong' || verdict === 'missing')) process.exitCode = 1;
  if (words.length > 0) console.log(JSON.stringify({ at: new Date().toISOString(), parts }, null, 2));
  else {
    const secrets = secretsOf(process.env);
    for (const { name, ...part } of parts)
      console.log(printedLine(part.verdict, lineOf({ setting: name, ...part }, secrets)));
  }
}
