import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { settingNames } from '../check-settings.ts';
import type { Half } from '../data-lock.ts';
import { Stopped } from '../stop-request.ts';
import { askSettings, type Judge } from './ask-settings.ts';
import { newBackupKey } from './new-backup-key.ts';
import { isSecretName, withoutPassword } from './secrets.ts';
import { readSettingsFile, type Values, whyNotPlain, writeSettingsFile } from './settings-file.ts';
import type { Terminal } from './terminal.ts';
import { allProblems } from './usable-settings.ts';

type Writing = {
  readonly terminal: Terminal;
  readonly halves: readonly Half[];
  /** The environment of programs apart from the settings. */
  readonly surroundings: NodeJS.ProcessEnv;
  /** The base of relative paths. */
  readonly folder: string;
};

/** The longest error message for a typed answer, in characters. */
const LONGEST_PROBLEM = 200;

function judgeBy({ halves, surroundings }: Pick<Writing, 'halves' | 'surroundings'>): Judge {
  const namesOf = async (half: Half) => ({ half, names: await settingNames(half, surroundings) });
  let asked: Promise<readonly { readonly half: Half; readonly names: readonly string[] }[]> | undefined;
  return async (name, values) => {
    const value = values[name] ?? '';
    const why = value === '' ? null : whyNotPlain(value);
    if (why !== null) return `It ${why}.`;
    asked ??= Promise.all(halves.map(namesOf));
    const readers = (await asked).flatMap(({ half, names }) => (names.includes(name) ? [half] : []));
    const problems = await allProblems(readers, { ...surroundings, ...values });
    const problem = problems.find((each) => each.name === name);
    if (problem === undefined) return null;
    const said = problem.line.replace(`${name}=${value}: `, '').replace(new RegExp(`^${name}:? `), '');
    return (said === problem.line ? said : `It ${said}`).slice(0, LONGEST_PROBLEM);
  };
}

function standardFile({ halves, folder }: Writing): string {
  const [half] = halves;
  if (halves.length === 1 && existsSync('/etc/kontorwerk')) return `/etc/kontorwerk/${half}.env`;
  return process.getuid?.() === 0 ? '/etc/kontorwerk.env' : path.join(folder, 'kontorwerk.env');
}

type Place = { readonly file: string; readonly before: Values; readonly replaces: boolean };

async function askPlace(writing: Writing): Promise<Place> {
  const { terminal, folder } = writing;
  for (;;) {
    const named = await terminal.ask({
      message: 'The file that the settings are written to',
      standard: standardFile(writing),
      validate: async (answer) =>
        existsSync(path.dirname(path.resolve(folder, answer))) ? null : 'Its folder is not there: make that first.',
    });
    const file = path.resolve(folder, named);
    if (!existsSync(file)) return { file, before: {}, replaces: false };
    const next = await terminal.choose(
      `${file} is there already`,
      [
        { value: 'anew', name: 'begin with what it has, and write it anew' },
        { value: 'other', name: 'name another file' },
        { value: 'stop', name: 'stop' },
      ],
      'other',
    );
    if (next === 'stop') throw new Stopped();
    if (next === 'other') continue;
    const { values, misread } = readSettingsFile(file);
    for (const { line, why, isHarmless } of misread)
      if (!isHarmless) terminal.say(`  Line ${line} ${why}: it is left out.`);
    return { file, before: values, replaces: true };
  }
}

/** Offers a key that encrypts backups; the decryption key goes into a separate file, to be moved away. */
async function withBackupKey(values: Values, { file }: Place, writing: Writing): Promise<Values> {
  const { terminal, surroundings, folder } = writing;
  if (values.BACKUP_KEY !== undefined) return values;
  if (!(await terminal.confirm('Make a key that encrypts backups, which this machine then can’t read', true)))
    return values;
  const named = await terminal.ask({
    message: 'The file for the half that restores backups; take it away from this machine afterwards',
    standard: `${file}.restore-key`,
    validate: async (answer) => {
      const place = path.resolve(folder, answer);
      if (place === file || existsSync(place)) return 'It is there already: name another one.';
      return existsSync(path.dirname(place)) ? null : 'Its folder is not there: make that first.';
    },
  });
  const { makes, opens } = await newBackupKey({ ...surroundings, ...values });
  writeSettingsFile(path.resolve(folder, named), { BACKUP_KEY: opens }, false);
  return { ...values, BACKUP_KEY: makes };
}

function shown(name: string, value: string): string {
  return isSecretName(name) ? '(a secret)' : withoutPassword(value);
}

/**
 * Asks for settings and writes them to a file, whose path it returns. Nothing is written until all questions are
 * answered.
 */
export async function writeSettings(writing: Writing): Promise<string> {
  const { terminal, halves } = writing;
  terminal.say('Each question has a standard answer: Enter takes it. Ctrl-C ends this, with nothing written.\n');
  const place = await askPlace(writing);
  const values = await askSettings({ terminal, halves, before: place.before, judge: judgeBy(writing) });
  terminal.say('');
  for (const [name, value] of Object.entries(values)) terminal.say(`  ${name}=${shown(name, value)}`);
  if (!(await terminal.confirm(`Write these to ${place.file}`, true))) throw new Stopped();
  const whole = halves.includes('cms') ? await withBackupKey(values, place, writing) : values;
  writeSettingsFile(place.file, whole, place.replaces);
  terminal.say(`${place.file} is written, for its owner alone to read.\n`);
  return place.file;
}
