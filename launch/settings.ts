import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { mayHoldPassword, withoutUser } from '@kontorwerk/runtime/setup/address-user';
import { folderProblem } from '@kontorwerk/runtime/setup/folder-problem';
import * as v from 'valibot';
import { StartError, WrongSettings } from './start-error.ts';

/** The ports from 1024 on that browsers, and Node's `fetch`, connect to never (Fetch standard, “port blocking”). */
const BLOCKED_PORTS: readonly number[] = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

const port = (standard: string) =>
  v.pipe(
    v.optional(v.string(), standard),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.minValue(1, 'must be a port number'),
    v.maxValue(65_535, 'must be a port number'),
    v.check((number) => !BLOCKED_PORTS.includes(number), 'must be a port that browsers connect to'),
  );

const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.com'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  withoutUser,
  v.check((url) => !BLOCKED_PORTS.includes(Number(URL.parse(url)?.port)), 'must have a port that browsers connect to'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const host = v.optional(v.string(), '127.0.0.1');

/** The environment variables that the launcher reads, as `docs/settings.md` describes them. */
export const LAUNCHER_VARIABLES = {
  PORT: v.pipe(port('3000'), v.description("The site's port, the only public one")),
  HOST: v.pipe(host, v.description('The address that the site listens on')),
  CMS_PORT: v.pipe(port('3001'), v.description("The CMS's port")),
  CMS_HOST: v.pipe(
    host,
    v.description(
      "The address that the CMS listens on. It believes its client about visitors' addresses: use `0.0.0.0` only where the site alone reaches it",
    ),
  ),
  PUBLIC_URL: v.pipe(
    v.optional(address),
    v.metadata({ default: '`http://localhost:$PORT`' }),
    v.description('The address that visitors use'),
  ),
  BACKEND_URL: v.pipe(
    v.optional(address),
    v.metadata({ default: 'the CMS beside the site' }),
    v.description('Another backend; then `npm start` starts no CMS'),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'var'),
    v.description('The folder of everything that is written at run time'),
  ),
};

const schema = v.object(LAUNCHER_VARIABLES);

/** The names of all environment variables that are read here. */
export const SETTING_NAMES: readonly string[] = Object.keys(LAUNCHER_VARIABLES);

/** The launcher's settings; the site and the CMS read the rest themselves. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly cmsPort: number;
  readonly cmsHost: string;
  readonly publicUrl: string;
  /** An external backend; null starts the CMS with the site. */
  readonly backendUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
};

/** Parses the settings; throws a WrongSettings whose message names the first wrong one and the reason. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // An empty variable means "not set", as in most shells' configuration files.
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, environment[name] || undefined]));
  const read = v.safeParse(schema, given);
  if (!read.success)
    throw new WrongSettings(
      read.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? 'environment';
        const value = String(issue.input);
        return { name, line: `${name}${mayHoldPassword(value) ? '' : `=${value}`}: ${issue.message}.` };
      }),
    );
  const settings = read.output;
  if (settings.PORT === settings.CMS_PORT) {
    const line = `PORT and CMS_PORT are both ${settings.PORT}: give them different ports.`;
    throw new WrongSettings([{ name: environment.CMS_PORT ? 'CMS_PORT' : 'PORT', line }]);
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    cmsPort: settings.CMS_PORT,
    cmsHost: settings.CMS_HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    backendUrl: settings.BACKEND_URL ?? null,
    dataDir: path.resolve(settings.DATA_DIR),
  };
}

/**
 * Creates the folders one by one, for their owner only: in places like `/proc`, Node's recursive `mkdir` never ends.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Describes an unusable data folder in one line, with advice. */
export function dataFolderProblem(dataDir: string, error: unknown): string {
  const problem = folderProblem(dataDir);
  if (problem) return `DATA_DIR=${dataDir} can’t be used, as ${problem.seen}: ${problem.advice}.`;
  // Folders that the unit may not write to look like a read-only disk.
  const isReadOnly = error instanceof Error && 'code' in error && error.code === 'EROFS';
  const unit = isReadOnly ? ' (systemd: name it in ReadWritePaths= of the unit)' : '';
  return `DATA_DIR=${dataDir} cannot be written to (${reasonOf(error)}): make it writable${unit} or name another folder.`;
}

/** Creates the data folder; throws a StartError if it isn't writable. */
export function checkDataFolder(dataDir: string): void {
  try {
    if (folderProblem(dataDir)) throw new Error('It is no folder');
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(dataFolderProblem(dataDir, error));
  }
}
