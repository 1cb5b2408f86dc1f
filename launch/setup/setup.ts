import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { folders, PACKED_NODE } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { step } from '../step.ts';
import { Stopped, stopRequest } from '../stop-request.ts';
import { halvesHere, type Looking, look } from './look.ts';
import { report } from './report.ts';
import { secretsOf } from './secrets.ts';
import { readSettingsFile } from './settings-file.ts';
import { openTerminal } from './terminal.ts';
import { writeSettings } from './write-settings.ts';

const USAGE = `npm run setup                        asks for the settings and writes them to a file
npm run setup -- FILE                tries the settings of a file
npm run setup -- --check             tries those of the environment
  --mail-to you@example.com          sends a test mail, too`;

/** The exit code of a program ended by Ctrl-C: nothing was written. */
const STOPPED_CODE = 130;

/** Variables that a program gets whatever the settings; the units of systemd set DATA_DIR as well. */
const GIVEN = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'TMPDIR', 'NODE_COMPILE_CACHE', 'DATA_DIR'];

function readWords() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: { check: { type: 'boolean' }, 'mail-to': { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartError(USAGE);
  }
}

/** Joins the findings on a file's lines and on its settings, without those on settings whose line is unreadable. */
export function foundInAll(lines: readonly CheckResult[], findings: readonly CheckResult[]): readonly CheckResult[] {
  const unread = new Set(lines.flatMap(({ verdict, setting }) => (verdict === 'wrong' ? [setting] : [])));
  return [...lines, ...findings.filter(({ setting }) => !unread.has(setting))];
}

/** Checks settings and prints the findings; the exit code is 1 if they are unusable. */
async function tryOut(looking: Looking, first: readonly CheckResult[] = []): Promise<void> {
  const findings = await step('Trying the settings', () => look(looking));
  const isUsable = report(foundInAll(first, findings), secretsOf(looking.env));
  if (!isUsable) process.exitCode = 1;
}

/** Returns the environment of a start apart from the settings of a file. */
export function surroundings(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(GIVEN.map((name) => [name, env[name]])), NODE_ENV: 'production' };
}

/** Checks the settings of a file, as if nothing else were set. */
async function tryFile(file: string, mailTo: string | undefined): Promise<void> {
  const { values, misread, isOpen } = readSettingsFile(file);
  const first: readonly CheckResult[] = [
    ...(isOpen
      ? [
          {
            verdict: 'wrong' as const,
            setting: file,
            seen: 'can be read by other users of this machine',
            advice: `chmod 600 ${file}`,
          },
        ]
      : []),
    ...misread.map(({ line, name, why, isHarmless }) => ({
      verdict: isHarmless ? ('note' as const) : ('wrong' as const),
      setting: name ?? file,
      seen: `line ${line} ${why}`,
      ...(!isHarmless && { advice: 'write NAME=value, without blanks and quotes' }),
    })),
  ];
  await tryOut({ env: { ...surroundings(), ...values }, names: Object.keys(values), mailTo }, first);
}

/** Returns the start command of this installation, or of a package of one service. */
function starting(): string {
  const [half, other] = halvesHere();
  const node = existsSync(path.join(folders.root, PACKED_NODE)) ? PACKED_NODE : 'node';
  return other === undefined ? `${node} launch/packaged.ts ${half}` : 'npm start';
}

/** Asks for the settings, and returns the file that they were written to. */
async function askAtTerminal(folder: string): Promise<string> {
  const terminal = openTerminal({ input: process.stdin, output: process.stdout, signal: stopRequest });
  try {
    return await writeSettings({ terminal, halves: halvesHere(), surroundings: surroundings(), folder });
  } finally {
    terminal.close();
  }
}

/**
 * `npm run setup`: asks for the settings and writes them to a file, or checks those of a file or of the environment.
 */
export async function setup(): Promise<void> {
  const { values, positionals } = readWords();
  const [named, ...more] = positionals;
  if (more.length > 0 || (named !== undefined && values.check)) throw new StartError(USAGE);
  const mailTo = values['mail-to'];
  const folder = process.env.INIT_CWD ?? process.cwd();
  if (named !== undefined) return tryFile(path.resolve(folder, named), mailTo);
  if (values.check || !process.stdin.isTTY) return tryOut({ env: process.env, names: null, mailTo });
  const file = await askAtTerminal(folder).catch((error: unknown) => {
    if (error instanceof Stopped) process.exitCode = STOPPED_CODE;
    throw error;
  });
  await tryFile(file, mailTo);
  if (process.exitCode) console.log(`Then: npm run setup -- ${file}`);
  else
    console.log(
      `To start with them: EnvironmentFile=${file} in systemd’s unit, or sh -c 'set -a; . ${file}; ${starting()}'`,
    );
}
