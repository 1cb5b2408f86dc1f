import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { type CheckResult, checkResultSchema } from '@kontorwerk/runtime/setup/check-result';
import { connectTo } from '@kontorwerk/runtime/setup/reach';
import * as v from 'valibot';
import { settingNames } from '../check-settings.ts';
import type { Half } from '../data-lock.ts';
import { folders } from '../folders.ts';
import { runCommand } from '../run-command.ts';
import { SETTING_NAMES } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { advice } from './advice.ts';
import { tryDataFolder } from './try-data-folder.ts';
import { type PortState, tryPorts } from './try-ports.ts';
import { unknownNames } from './unknown-names.ts';
import { usableSettings } from './usable-settings.ts';

/** The programs that check the services named in each service's settings. */
const TRIES = {
  site: { cwd: folders.site, program: 'server/try/try-settings.ts', about: 'PUBLIC_URL' },
  cms: { cwd: folders.cms, program: 'src/commands/try-settings.ts', about: 'DATABASE_URI' },
} as const satisfies Record<Half, object>;

/** The timeout for connecting to another backend, in milliseconds. */
const BACKEND_MS = 5_000;

/** Variables that Node itself reads, which are valid in settings files, too. */
export const NODES_OWN: readonly string[] = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_COMPILE_CACHE',
  'TZ',
];

/** The grace period of such a program after a stop request, in milliseconds. */
const TRY_MS = 15_000;

const findingLine = v.pipe(v.string(), v.parseJson(), checkResultSchema);

/** Returns the services that are present: a package has one. */
export function halvesHere(): readonly Half[] {
  return (['site', 'cms'] as const).filter((half) => existsSync(path.join(TRIES[half].cwd, TRIES[half].program)));
}

async function tryHalf(half: Half, words: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly CheckResult[]> {
  const { cwd, program, about } = TRIES[half];
  const findings: CheckResult[] = [];
  try {
    await runCommand('This', process.execPath, [program, ...words], {
      cwd,
      base: env,
      // It removes its test objects from the object store.
      patienceMs: TRY_MS,
      onLine(line) {
        const read = v.safeParse(findingLine, line);
        if (read.success) findings.push(read.output);
      },
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const lines = error.message.split('\n');
    const said = lines.find((line) => /Error/.test(line)) ?? lines.at(-1) ?? '';
    findings.push({
      verdict: 'wrong',
      setting: about,
      seen: `and what goes with it could not all be tried (${said.trim()})`,
    });
  }
  return findings;
}

async function tryBackend(url: string | null): Promise<readonly CheckResult[]> {
  if (url === null) return [];
  const setting = 'BACKEND_URL';
  const { origin } = new URL(url);
  const late = AbortSignal.timeout(BACKEND_MS);
  try {
    await connectTo(url, late);
    return [{ verdict: 'ok', setting, seen: `${origin} can be reached` }];
  } catch (error) {
    return [
      {
        verdict: 'note',
        setting,
        seen: `${origin} can’t be reached (${late.aborted ? 'no answer in time' : reasonOf(error)}): pages need it, at the first start at least`,
        advice: 'start it, or correct BACKEND_URL',
      },
    ];
  }
}

export type Looking = {
  readonly env: NodeJS.ProcessEnv;
  /** The names in a settings file, all of which are meant for these services. */
  readonly names: readonly string[] | null;
  readonly mailTo: string | undefined;
};

/** Returns the names of all settings that services and launcher read, whatever the environment. */
export async function knownNames(halves: readonly Half[], env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const unset = Object.fromEntries(
    Object.entries(env).filter(([name]) => /^(?:PATH|HOME|NODE_COMPILE_CACHE)$/.test(name)),
  );
  const theirs = await Promise.all(halves.map((half) => settingNames(half, unset)));
  return [...new Set([...SETTING_NAMES, ...theirs.flat()])];
}

/** Checks settings and all that they name, continuing after errors. Nothing is left behind. */
export async function look({ env: given, names, mailTo }: Looking): Promise<readonly CheckResult[]> {
  const halves = halvesHere();
  const [known, { settings, env, findings }] = await Promise.all([
    knownNames(halves, given),
    usableSettings(halves, given),
  ]);
  const own = settings.backendUrl === null ? halves : halves.filter((half) => half === 'site' || halves.length === 1);
  const ports = await tryPorts(settings, own);
  const state: PortState = ports.site?.state ?? 'taken';
  const [site, cms, backend] = await Promise.all([
    own.includes('site') ? tryHalf('site', [state], env) : [],
    own.includes('cms')
      ? tryHalf(
          'cms',
          mailTo === undefined || findings.some(({ setting }) => setting === 'MAIL_FROM') ? [] : [mailTo],
          env,
        )
      : [],
    tryBackend(settings.backendUrl),
  ]);
  const isWrong = (name: string) => findings.some(({ setting }) => setting === name);
  const seen = [
    ...tryDataFolder(settings.dataDir),
    ...advice(settings, own),
    ...Object.values(ports).map((port) => port.finding),
    ...cms,
    ...site,
    ...backend,
  ];
  const all = [
    ...unknownNames(names ?? Object.keys(given), [...known, ...NODES_OWN], names !== null),
    ...findings,
    // A substitute was tried for each wrong setting.
    ...seen.filter(({ setting }) => !isWrong(setting)),
  ];
  // Both services read some of them.
  const once = new Map(all.map((each) => [JSON.stringify([each.verdict, each.setting, each.seen]), each]));
  return [...once.values()];
}
