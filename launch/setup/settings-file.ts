import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { StartError } from '../start-error.ts';

/** Settings by their names. */
export type Values = Readonly<Record<string, string>>;

/** A line that readers of the file interpret differently. It may hold a secret: only its number is printed. */
export type Misread = {
  /** From 1. */
  readonly line: number;
  readonly name: string | null;
  readonly why: string;
  /** Whether it is usable here. */
  readonly isHarmless: boolean;
};

export type SettingsFile = { readonly values: Values; readonly misread: readonly Misread[] };

/** The longest value, in characters; an environment has room for only so many of these. */
export const LONGEST_VALUE = 4_096;

/** The largest file, in bytes. */
const LARGEST_FILE = 1_024 * 1_024;

/** Characters that are literal for systemd, Docker and a shell, without quotes. */
const PLAIN = /^[\w@%+=:,./?[\]-]*$/;

/** Quoted text that is literal for systemd, Compose and a shell. */
const QUOTED = /^(?:'([^'\\]*)'|"([^"\\$`]*)")$/;

/** Returns why systemd, Docker and a shell would interpret a value differently; null if they wouldn't. */
export function whyNotPlain(value: string): string | null {
  if (value.length > LONGEST_VALUE) return `is longer than ${LONGEST_VALUE} characters`;
  if (PLAIN.test(value)) return null;
  const kinds = new Set(
    [...value.replaceAll(/[\w@%+=:,./?[\]-]/g, '')].map((character) =>
      character === ' ' ? 'blanks' : /[\p{Cc}]/u.test(character) ? 'control characters' : character,
    ),
  );
  const advice = value.includes('://') ? 'write them encoded, a blank as %20' : 'do without';
  return `has ${[...kinds].slice(0, 5).join(' ')}, which systemd, Docker and a shell read each in its own way: ${advice}`;
}

/** Writes the file's text: a line for each setting. @throws a StartError for a value that can't be written */
export function settingsText(values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const why = whyNotPlain(value);
    if (why !== null) throw new StartError(`${name} ${why}.`);
    return `${name}=${value}\n`;
  });
  return `# Read by systemd (EnvironmentFile=), Docker (env_file) and a shell (set -a; . FILE): nothing but NAME=value.\n${lines.join('')}`;
}

/** Parses a line; null for an empty line or a comment. */
function readLine(text: string, line: number): { readonly name: string; readonly value: string } | Misread | null {
  if (/^\s*(?:[#;].*)?$/.test(text)) return null;
  const misread = (name: string | null, why: string): Misread => ({ line, name, why, isHarmless: false });
  const [, exported, name = null, blanks, value = ''] = /^\s*(export\s+)?([A-Za-z_]\w*)(\s*)=(.*)$/s.exec(text) ?? [];
  if (name === null) return misread(null, 'is no NAME=value');
  if (exported !== undefined) return misread(name, 'begins with “export”, which only a shell knows');
  if (/^\s/.test(text) || blanks !== '' || /^\s/.test(value))
    return misread(name, 'has blanks at its beginning or beside “=”');
  if (value.endsWith('\r')) return misread(name, 'ends as on Windows (CRLF): the value would have one character more');
  if (/\s$/.test(value)) return misread(name, 'has blanks at its end');
  if (value.length > LONGEST_VALUE) return misread(name, `has a value of more than ${LONGEST_VALUE} characters`);
  if (PLAIN.test(value)) return { name, value };
  const quoted = QUOTED.exec(value);
  if (quoted) return { name, value: quoted[1] ?? quoted[2] ?? '' };
  return misread(name, 'has characters that systemd, Docker and a shell read each in its own way');
}

/** Parses the text of a settings file: its values, and its ambiguous lines. */
export function readSettingsText(text: string): SettingsFile {
  const values = new Map<string, string>();
  const misread: Misread[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const read = readLine(line, at + 1);
    if (read === null) continue;
    if ('why' in read) {
      misread.push(read);
      continue;
    }
    if (values.has(read.name))
      misread.push({
        line: at + 1,
        name: read.name,
        why: 'sets it for the second time: this one counts',
        isHarmless: true,
      });
    if (!line.endsWith(`=${read.value}`))
      misread.push({
        line: at + 1,
        name: read.name,
        why: 'has quotes, which “docker run --env-file” takes for a part of the value',
        isHarmless: true,
      });
    values.set(read.name, read.value);
  }
  if (text.startsWith('\uFEFF'))
    misread.unshift({ line: 1, name: null, why: 'begins with a byte order mark', isHarmless: false });
  return { values: Object.fromEntries(values), misread };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Reads a settings file, and returns whether other users may read it, too. @throws a StartError if it is unreadable */
export function readSettingsFile(file: string): SettingsFile & { readonly isOpen: boolean } {
  let handle: number;
  try {
    // Non-blocking, as a named pipe would wait for its writer.
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const advice =
      codeOf(error) === 'ENOENT' ? 'npm run setup, without a name, makes one' : 'read it as a user who may';
    throw new StartError(`The settings file ${file} can’t be read (${reasonOf(error)}): ${advice}.`);
  }
  try {
    const about = fstatSync(handle);
    if (!about.isFile()) throw new StartError(`${file} is no file: name a file of settings.`);
    if (about.size > LARGEST_FILE) throw new StartError(`${file} is too large for settings (${about.size} bytes).`);
    return { ...readSettingsText(readFileSync(handle, 'utf8')), isOpen: (about.mode & 0o077) !== 0 };
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes a settings file atomically, readable only by its owner.
 *
 * @param replaces whether an existing one may be replaced
 * @throws a StartError if it can't be written, or already exists
 */
export function writeSettingsFile(file: string, values: Values, replaces: boolean): void {
  const text = settingsText(values);
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    // Whatever the umask of this process.
    chmodSync(draft, 0o600);
    if (replaces) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new StartError(`${file} is there already: nothing was written.`);
    throw new StartError(`${file} can’t be written (${reasonOf(error)}): name another place.`);
  } finally {
    if (existsSync(draft)) rmSync(draft);
  }
}
