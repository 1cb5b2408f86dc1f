import { resolve } from 'node:path';
import { type LogSettings, logSettings } from '@kontorwerk/runtime/log/log-settings';
import { placeholderProblems } from '@kontorwerk/runtime/setup/placeholders';
import { type TraceSettings, traceSettings } from '@kontorwerk/runtime/tracing/trace-settings';
import * as v from 'valibot';
import { fileUri } from './database-uri.ts';
import { CMS_VARIABLES } from './settings-schema.ts';
import { InvalidSettingsError } from './start-error.ts';

const variables = v.object(CMS_VARIABLES);

/** The names of all environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(CMS_VARIABLES);

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
