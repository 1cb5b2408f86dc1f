import { isAbsolute, join, resolve } from 'node:path';
import { oldHosts } from '@kontorwerk/contract/address/old-hosts';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import { limitsUrl } from '@kontorwerk/runtime/limits/limits-url';
import { LOG_VARIABLES } from '@kontorwerk/runtime/log/log-settings';
import { withoutUser } from '@kontorwerk/runtime/setup/address-user';
import { TRACE_VARIABLES } from '@kontorwerk/runtime/tracing/trace-settings';
import * as v from 'valibot';
import { databaseFile, fileUri } from './database-uri.ts';
import { PROJECT_ROOT } from './folders.ts';
import { addressSetting } from './mail-address-setting.ts';
import { passwordProblem, SHORTEST_PASSWORD } from './password-rules.ts';

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://www.example.com'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  withoutUser,
  v.transform((url) => new URL(url).origin),
);

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

/** The environment variables that the CMS reads; those of the launcher and the site are described there. */
export const CMS_VARIABLES = {
  PUBLIC_URL: v.optional(origin, 'http://localhost:3000'),
  OLD_HOSTS: v.optional(oldHosts, ''),
  BC_TOKEN: v.optional(v.string(), DEFAULT_TOKEN),
  DATA_DIR: v.optional(v.string(), resolve(PROJECT_ROOT, 'var')),
  DATABASE_URI: v.pipe(
    v.optional(
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
    v.metadata({ default: 'a SQLite file in `DATA_DIR`' }),
    v.description('`postgres://…`, or `file:` with a path relative to the project'),
  ),
  S3_BUCKET: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{3,255}$/, 'must be the name of a bucket'))),
    v.metadata({ default: 'none: `DATA_DIR`' }),
    v.description('A bucket of an S3-compatible store, for pictures and resumes'),
  ),
  S3_ENDPOINT: v.pipe(v.optional(origin), v.metadata({ default: "Amazon's" }), v.description("The store's address")),
  S3_REGION: v.pipe(v.optional(v.string(), 'us-east-1'), v.description("The store's region")),
  S3_ACCESS_KEY_ID: v.pipe(
    v.optional(v.string()),
    v.metadata({ default: "the machine's, such as a role" }),
    v.description("The store's key; set with the next"),
  ),
  S3_SECRET_ACCESS_KEY: v.pipe(
    v.optional(v.string()),
    v.metadata({ default: "the machine's" }),
    v.description('The secret of that key'),
  ),
  S3_FORCE_PATH_STYLE: v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"')),
    v.metadata({ default: '`on` with `S3_ENDPOINT`, else `off`' }),
    v.description("Puts the bucket's name into the path instead of the host"),
  ),
  BACKUP_KEY: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(age1[0-9a-z]+|AGE-SECRET-KEY-1[0-9A-Z]+)$/,
          'must be a key of age: npm run backup -- --new-key makes one',
        ),
      ),
    ),
    v.metadata({ default: 'none: unencrypted backups' }),
    v.description('An age key: `age1…` to make backups, its `AGE-SECRET-KEY-1…` to restore them'),
  ),
  PAYLOAD_SECRET: v.pipe(
    payloadSecret,
    v.metadata({ default: 'generated into `DATA_DIR/payload-secret`' }),
    v.description('Signs sessions and seals second factors; 32 characters or more'),
  ),
  PAYLOAD_SECRET_BEFORE: v.pipe(
    payloadSecret,
    v.description('The previous secret: second factors that it sealed stay valid'),
  ),
  ADMIN_EMAIL: v.pipe(
    v.optional(addressSetting, 'admin@localhost.local'),
    v.description('The first administrator, read on an empty database only'),
  ),
  ADMIN_PASSWORD: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => passwordProblem(text) !== 'short', `must have at least ${SHORTEST_PASSWORD} characters`),
        v.check((text) => passwordProblem(text) !== 'common', 'must not be a password that many people use'),
      ),
    ),
    v.metadata({ default: 'generated and printed once' }),
    v.description("The first administrator's password"),
  ),
  SMTP_URL: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
        v.check(namesServer, 'must name a mail server, such as smtp://user:password@mail.example.com:587'),
      ),
    ),
    v.metadata({ default: 'none: the log says what would be sent' }),
    v.description(
      "The mail server: `smtp://user:password@mail.example.com:587` or `smtps://…`; Nodemailer's options may follow as a query",
    ),
  ),
  MAIL_FROM: v.pipe(
    v.optional(addressSetting),
    v.description(
      "The sender's address, required with `SMTP_URL`. Umlaut domains are kept in ASCII, here and in `ADMIN_EMAIL`",
    ),
  ),
  WEBHOOK_URL: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
        v.check(namesServer, 'must be an address such as https://crm.example.com/leads'),
        withoutUser,
      ),
    ),
    v.description('Gets each submission as a POST of JSON'),
  ),
  WEBHOOK_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    v.description(
      'Required with `WEBHOOK_URL`. Signs the call: `X-Signature: t=…,v1=…` is the HMAC-SHA256 of `{t}.{body}`',
    ),
  ),
  DEEPL_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be a key of DeepL’s API'))),
    v.description('A DeepL API key: editors can ask for suggested translations, whose texts are sent there'),
  ),
  DEEPL_URL: v.pipe(
    v.optional(origin),
    v.metadata({ default: "DeepL's" }),
    v.description("Another service with DeepL's API"),
  ),
  SAMPLE_CONTENT: v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
    v.description('`off` starts an empty database with settings that state nothing, menu and words only'),
  ),
  LIMITS_URL: v.optional(limitsUrl),
  ...LOG_VARIABLES,
  METRICS_PORT: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.string()),
  ...TRACE_VARIABLES,
};
