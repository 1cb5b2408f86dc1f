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

/** The environment variables that the CMS reads. */
export const CMS_VARIABLES = {
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
};
