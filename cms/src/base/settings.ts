import { isAbsolute, join, resolve } from 'node:path';
import { oldHosts } from '@kontorwerk/contract/address/old-hosts';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import { limitsUrl } from '@kontorwerk/runtime/limits/limits-url';
import { LOG_VARIABLES, type LogSettings, logSettings } from '@kontorwerk/runtime/log/log-settings';
import { withoutUser } from '@kontorwerk/runtime/setup/address-user';
import { placeholderProblems } from '@kontorwerk/runtime/setup/placeholders';
import { TRACE_VARIABLES, type TraceSettings, traceSettings } from '@kontorwerk/runtime/tracing/trace-settings';
import * as v from 'valibot';
import { databaseFile, fileUri } from './database-uri.ts';
import { addressSetting } from './mail-address-setting.ts';
import { passwordProblem, SHORTEST_PASSWORD } from './password-rules.ts';
import { InvalidSettingsError } from './start-error.ts';

/** Undefined in Next's bundle, which is in another folder. */
const here: string | undefined = import.meta.dirname;

/** The folder of this workspace; Next is started in it. */
export const CMS_ROOT = here === undefined ? process.cwd() : resolve(here, '../..');

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://www.example.com'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  withoutUser,
  v.transform((url) => new URL(url).origin),
);

const PROJECT_ROOT = resolve(CMS_ROOT, '..');

/** Resolves `file:./x.sqlite` against the project's folder, so that it doesn't depend on the working directory. */
function absolute(uri: string): string {
  if (!uri.startsWith('file:') || uri.startsWith('file://')) return uri;
  const path = uri.slice('file:'.length);
  return isAbsolute(path) ? uri : join(fileUri(PROJECT_ROOT), path);
}

/** Whether the database driver can parse an address. */
function isReadable(uri: string): boolean {
  try {
    databaseFile(uri);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address that isn't a file's names PostgreSQL's server, as host or as the folder of its socket. */
function namesDatabaseServer(uri: string): boolean {
  if (uri.startsWith('file:') || /[?&]host=[^&]/.test(uri)) return true;
  const host = URL.parse(uri)?.hostname ?? '';
  // A name in angle brackets or in capitals, or an ellipsis, is an example's.
  return host !== '' && !/%3C|%E2%80%A6|\.\.\.|^(?:HOST|HOSTNAME|SERVER)$/.test(host);
}

function namesServer(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname !== '';
}

const payloadSecret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));

const variables = v.object({
  PUBLIC_URL: v.optional(origin, 'http://localhost:3000'),
  DATA_DIR: v.optional(v.string(), resolve(PROJECT_ROOT, 'var')),
  DATABASE_URI: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(file:|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://'),
      v.check(
        namesDatabaseServer,
        'must name the server, such as postgres://user:password@db.example.com/kontorwerk, with %40, %3A, %2F, %23, %3F and %25 for each @, :, /, #, ? and % in the password',
      ),
      v.transform(absolute),
      v.check(isReadable, 'must be a path after file:, with %25, %3F and %23 for each %, ? and # in it'),
    ),
  ),
  PAYLOAD_SECRET: payloadSecret,
  PAYLOAD_SECRET_BEFORE: payloadSecret,
  LIMITS_URL: v.optional(limitsUrl),
  BC_TOKEN: v.optional(v.string(), DEFAULT_TOKEN),
  OLD_HOSTS: v.optional(oldHosts, ''),
  SAMPLE_CONTENT: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  ADMIN_EMAIL: v.optional(addressSetting, 'admin@localhost.local'),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => passwordProblem(text) !== 'short', `must have at least ${SHORTEST_PASSWORD} characters`),
      v.check((text) => passwordProblem(text) !== 'common', 'must not be a password that many people use'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
      v.check(namesServer, 'must name a mail server, such as smtp://user:password@mail.example.com:587'),
    ),
  ),
  MAIL_FROM: v.optional(addressSetting),
  WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
      v.check(namesServer, 'must be an address such as https://crm.example.com/leads'),
      withoutUser,
    ),
  ),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  DEEPL_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be a key of DeepL’s API'))),
  DEEPL_URL: v.optional(origin),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{3,255}$/, 'must be the name of a bucket'))),
  S3_ENDPOINT: v.optional(origin),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"')),
  BACKUP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(age1[0-9a-z]+|AGE-SECRET-KEY-1[0-9A-Z]+)$/,
        'must be a key of age: npm run backup -- --new-key makes one',
      ),
    ),
  ),
  ...LOG_VARIABLES,
  ...TRACE_VARIABLES,
  METRICS_PORT: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.string()),
});

/** The names of all environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.entries);

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['SMTP_URL'], ['MAIL_FROM']],
      ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM !== undefined,
      'must be set where SMTP_URL is',
    ),
    ['MAIL_FROM'],
  ),
  v.forward(
    v.partialCheck(
      [['WEBHOOK_URL'], ['WEBHOOK_SECRET']],
      ({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL || WEBHOOK_SECRET !== undefined,
      'must be set where WEBHOOK_URL is',
    ),
    ['WEBHOOK_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['S3_ENDPOINT'], ['S3_ACCESS_KEY_ID'], ['S3_BUCKET']],
      ({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_BUCKET }) =>
        S3_BUCKET !== undefined || (S3_ENDPOINT === undefined && S3_ACCESS_KEY_ID === undefined),
      'must be set where S3_ENDPOINT or S3_ACCESS_KEY_ID is',
    ),
    ['S3_BUCKET'],
  ),
  v.forward(
    v.partialCheck(
      [['S3_ACCESS_KEY_ID'], ['S3_SECRET_ACCESS_KEY']],
      ({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => (id === undefined) === (secret === undefined),
      'must be set together with S3_ACCESS_KEY_ID',
    ),
    ['S3_SECRET_ACCESS_KEY'],
  ),
);

/** The SMTP server for outgoing mail, and the sender's address. */
export type MailServer = {
  /** `smtp://` or `smtps://`. It may contain a password: never to be logged. */
  readonly smtpUrl: string;
  readonly from: string;
};

/** A bucket of an S3-compatible object store. */
export type Bucket = {
  readonly name: string;
  /** Undefined for Amazon's endpoint. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Secret: never to be logged. Undefined for the machine's default credentials, such as a role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Path-style addressing: the bucket's name is in the path of the URL, not in the host name. */
  readonly isInPath: boolean;
};

/** A service with DeepL's API. The key is secret: never to be logged. */
export type Translator = { readonly url: string; readonly key: string };

export type Settings = {
  /** The origin that visitors and editors see: scheme, host, port. */
  readonly publicUrl: string;
  /** The folder of everything written at run time. Absolute. */
  readonly dataDir: string;
  /** `file:` with an absolute path, or `postgres://`; a relative path is resolved against the project's folder. */
  readonly databaseUri: string;
  /** Signs sessions; undefined until `readPayloadSecret` has generated one. */
  readonly secret: string | undefined;
  /** The previous secret: values sealed with it are sealed again with the current one. */
  readonly secretBefore: string | undefined;
  /** The store of the sign-in attempt counts that several processes share; undefined if each process counts alone. */
  readonly limitsUrl: string | undefined;
  /** The value of `X-BC-Secure`. Not secret: every browser gets it. */
  readonly token: string;
  /** The former hosts of an imported backend, such as `www.example.com`. */
  readonly oldHosts: readonly string[];
  /** Whether an empty database gets the sample agency's pages; otherwise only settings, menu and words. */
  readonly sampleContent: boolean;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Undefined if outgoing mail is only logged. */
  readonly mail: MailServer | undefined;
  /** The webhook that is notified of submissions, and the secret that signs the notifications. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** The service that suggests translations; undefined if the admin offers none. */
  readonly translator: Translator | undefined;
  /** The bucket for pictures and resumes; undefined for the data folder. */
  readonly bucket: Bucket | undefined;
  /** Encrypts backups: `age1…`, or the secret key that also decrypts them, never to be logged. */
  readonly backupKey: string | undefined;
  readonly log: LogSettings;
  /** Whether metrics are served: the site is configured to expose them. */
  readonly metrics: boolean;
  /** The collector of traces; null if none are recorded. */
  readonly traces: TraceSettings | null;
};

/** Keys of the free plan end with `:fx`, and have another API host. */
function translatorOf(key: string | undefined, url: string | undefined): Translator | undefined {
  if (!key) return undefined;
  return { key, url: url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com') };
}

function bucketOf({
  S3_BUCKET: name,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_FORCE_PATH_STYLE: pathStyle,
}: v.InferOutput<typeof variables>): Bucket | undefined {
  if (name === undefined) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  // Stores other than Amazon's seldom have a host per bucket.
  return { name, endpoint, region, credentials, isInPath: (pathStyle ?? (endpoint ? 'on' : 'off')) === 'on' };
}

/**
 * Parses the environment.
 * @throws an InvalidSettingsError whose message names the first wrong variable and says why it is wrong
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const placeholders = placeholderProblems(SETTING_NAMES, env);
  if (placeholders.length > 0) throw new InvalidSettingsError(placeholders);
  // An empty variable is the same as an unset one: launchers and compose files write `NAME=`.
  const parsed = v.safeParse(
    environment,
    Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name] || undefined])),
  );
  if (!parsed.success) {
    throw new InvalidSettingsError(
      parsed.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? 'environment';
        return { name, line: `${name}: ${issue.message}` };
      }),
    );
  }
  const values = parsed.output;
  const dataDir = resolve(values.DATA_DIR);
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = values;
  const databaseUri = values.DATABASE_URI ?? fileUri(`${dataDir}/cms.sqlite`);
  return {
    publicUrl: values.PUBLIC_URL,
    dataDir,
    databaseUri,
    secret: values.PAYLOAD_SECRET,
    secretBefore: values.PAYLOAD_SECRET_BEFORE,
    // Processes that share a PostgreSQL database share their counts there.
    limitsUrl: values.LIMITS_URL ?? (databaseUri.startsWith('file:') ? undefined : databaseUri),
    token: values.BC_TOKEN,
    oldHosts: values.OLD_HOSTS,
    sampleContent: values.SAMPLE_CONTENT === 'on',
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    mail: smtpUrl && from ? { smtpUrl, from } : undefined,
    webhook: url && secret ? { url, secret } : undefined,
    translator: translatorOf(values.DEEPL_KEY, values.DEEPL_URL),
    bucket: bucketOf(values),
    backupKey: values.BACKUP_KEY,
    metrics: values.METRICS_PORT !== undefined || values.METRICS_TOKEN !== undefined,
    log: logSettings(values, env.NODE_ENV === 'production'),
    traces: traceSettings(values),
  };
}

/** The settings of this process, parsed once. */
export const settings: Settings = parseSettings(process.env);
