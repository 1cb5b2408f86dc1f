import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Half } from '../data-lock.ts';
import { withoutPassword } from './secrets.ts';
import type { Values } from './settings-file.ts';
import type { Terminal } from './terminal.ts';

/** Returns what services and launcher find wrong with a setting among others; null if nothing. */
export type Judge = (name: string, values: Values) => Promise<string | null>;

type Asked = {
  readonly terminal: Terminal;
  readonly halves: readonly Half[];
  /** The initial values, from an existing file. */
  readonly before: Values;
  readonly judge: Judge;
};

/** Generates a secret: 256 bits, in letters and digits. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Encodes a password for an address, including characters that are special there or in a shell. */
function inAddress(password: string): string {
  return encodeURIComponent(password).replaceAll(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Adds a password to an address with a user. */
export function withPassword(address: string, password: string): string {
  return address.replace(/^([a-z+]+:\/\/[^@/:]+)@/i, (_all, start: string) => `${start}:${inAddress(password)}@`);
}

/** The message for an empty answer to a required question. */
const NEEDED = 'It is needed.';

/** Asks for settings one after another, and keeps the answers. */
class Interview {
  readonly values: Record<string, string>;
  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
    this.values = { ...asked.before };
  }

  /** Sets a value, or removes an empty one. */
  set(name: string, value: string): void {
    if (value === '') Reflect.deleteProperty(this.values, name);
    else this.values[name] = value;
  }

  #validate(name: string) {
    return (answer: string) => this.#asked.judge(name, { ...this.values, [name]: answer });
  }

  /** Asks until it is set. */
  async askNeeded(name: string, message: string, example: string): Promise<void> {
    const validate = this.#validate(name);
    const before = this.values[name];
    const answer = await this.#asked.terminal.ask({
      message: before === undefined ? `${message}, such as ${example} (${name})` : `${message} (${name})`,
      ...(before !== undefined && { standard: before }),
      validate: async (given) => (given === '' ? NEEDED : validate(given)),
    });
    this.set(name, answer);
  }

  /** @param standard the default if nothing is set yet */
  async ask(name: string, message: string, standard = ''): Promise<void> {
    const shown = this.values[name] ?? standard;
    const question = { message: `${message} (${name})`, standard: shown, validate: this.#validate(name) };
    this.set(name, await this.#asked.terminal.ask(question));
  }

  /** An empty answer keeps the current value. */
  async askSecret(name: string, message: string): Promise<void> {
    const kept = this.values[name] === undefined ? '' : ', empty: as it is';
    const value = await this.#asked.terminal.askSecret({
      message: `${message} (${name}${kept})`,
      validate: async (answer) => (answer === '' && kept !== '' ? null : this.#validate(name)(answer)),
    });
    if (value !== '') this.set(name, value);
  }

  /** Asks for an address with a password, which isn't shown. */
  async askAddress(name: string, message: string, standard = ''): Promise<void> {
    const { terminal } = this.#asked;
    const before = this.values[name];
    const shown = withoutPassword(before ?? standard);
    const validate = this.#validate(name);
    const answer = await terminal.ask({
      message: `${message} (${name})`,
      standard: shown,
      validate: async (given) =>
        given === '' ? NEEDED : before !== undefined && given === shown ? null : validate(given),
    });
    if (before !== undefined && answer === shown) return;
    const [, user] = /^[a-z+]+:\/\/([^@/:]+)@/i.exec(answer) ?? [];
    const password =
      user === undefined
        ? ''
        : await terminal.askSecret({
            message: `Password of ${user} there (empty: none)`,
            validate: async (given) => validate(given === '' ? answer : withPassword(answer, given)),
          });
    this.set(name, password === '' ? answer : withPassword(answer, password));
  }

  /** Generates it if it is missing. */
  make(name: string): void {
    if (this.values[name] !== undefined) return;
    this.values[name] = newSecret();
    this.#asked.terminal.say(`  ${name} was made.`);
  }

  forget(...names: readonly string[]): void {
    for (const name of names) this.set(name, '');
  }
}

async function askAddress(interview: Interview, halves: readonly Half[]): Promise<void> {
  await interview.askNeeded('PUBLIC_URL', 'The address that visitors use', 'https://www.example.com');
  const isSecure = interview.values.PUBLIC_URL?.startsWith('https:');
  if (halves.includes('site')) {
    await interview.ask(
      'TRUSTED_PROXIES',
      'How many proxies of yours stand before the site, such as nginx or Caddy',
      isSecure ? '1' : '0',
    );
    await interview.ask('PORT', 'The port that the site listens on, at this machine alone', '3000');
  }
  if (halves.includes('cms')) await interview.ask('CMS_PORT', 'The port of the CMS, at this machine alone', '3001');
  if (!halves.includes('cms'))
    await interview.ask('BACKEND_URL', 'Where the site finds the CMS', 'http://127.0.0.1:3001');
}

async function askDatabase(interview: Interview, terminal: Terminal): Promise<void> {
  const isPostgres = /^postgres/.test(interview.values.DATABASE_URI ?? '');
  const kind = await terminal.choose(
    'The database',
    [
      { value: 'sqlite', name: 'SQLite: a file in the data folder, for one machine' },
      { value: 'postgres', name: 'PostgreSQL: for several machines, or where there is one already' },
    ],
    isPostgres ? 'postgres' : 'sqlite',
  );
  if (kind === 'postgres') {
    if (!isPostgres) interview.forget('DATABASE_URI');
    await interview.askAddress('DATABASE_URI', 'Its address', 'postgres://kontorwerk@127.0.0.1:5432/kontorwerk');
  } else if (isPostgres) interview.forget('DATABASE_URI');
}

async function askFiles(interview: Interview, terminal: Terminal): Promise<void> {
  const place = await terminal.choose(
    'Where pictures and resumes are kept',
    [
      { value: 'folder', name: 'in the data folder' },
      { value: 'bucket', name: 'in a bucket of an object store (S3)' },
    ],
    interview.values.S3_BUCKET === undefined ? 'folder' : 'bucket',
  );
  if (place === 'folder') {
    interview.forget(
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_FORCE_PATH_STYLE',
    );
    return;
  }
  await interview.ask('S3_BUCKET', 'The name of the bucket');
  await interview.ask('S3_ENDPOINT', 'The address of the store; empty for Amazon’s own');
  await interview.ask('S3_REGION', 'Its region', 'us-east-1');
  await interview.ask('S3_ACCESS_KEY_ID', 'The id of the key; empty where the machine has a role');
  if (interview.values.S3_ACCESS_KEY_ID === undefined) interview.forget('S3_SECRET_ACCESS_KEY');
  else await interview.askSecret('S3_SECRET_ACCESS_KEY', 'The secret of the key');
}

async function askMail(interview: Interview, terminal: Terminal): Promise<void> {
  const sends = await terminal.confirm(
    'Is there a mail server? Without one nobody hears of messages, and nobody gets a new password',
    true,
  );
  if (!sends) {
    interview.forget('SMTP_URL', 'MAIL_FROM');
    return;
  }
  await interview.askAddress('SMTP_URL', 'The mail server, such as smtp://user@mail.example.com:587');
  await interview.askNeeded('MAIL_FROM', 'The address that mails are from', 'office@example.com');
}

async function askContent(interview: Interview, terminal: Terminal): Promise<void> {
  await interview.askNeeded(
    'ADMIN_EMAIL',
    'Who administers it at first; the first start prints the password',
    'me@example.com',
  );
  const isSample = await terminal.confirm('Begin with the sample pages', interview.values.SAMPLE_CONTENT !== 'off');
  interview.set('SAMPLE_CONTENT', isSample ? '' : 'off');
}

/** Asks for all settings of a production system, and generates its secrets. Other settings are kept. */
export async function askSettings(asked: Asked): Promise<Values> {
  const { terminal, halves } = asked;
  const interview = new Interview(asked);
  await askAddress(interview, halves);
  await interview.ask(
    'DATA_DIR',
    'The folder for all that is written',
    halves.length === 2 ? '/var/lib/kontorwerk' : `/var/lib/kontorwerk-${halves[0]}`,
  );
  interview.set('DATA_DIR', path.resolve(interview.values.DATA_DIR ?? 'var'));
  if (halves.includes('cms')) {
    await askDatabase(interview, terminal);
    await askFiles(interview, terminal);
    await askMail(interview, terminal);
    await askContent(interview, terminal);
    interview.make('PAYLOAD_SECRET');
  }
  if (halves.includes('site')) interview.make('METRICS_TOKEN');
  else
    await interview.askSecret(
      'METRICS_TOKEN',
      'The token by which metrics are read, as the site has it; empty for none',
    );
  return interview.values;
}
