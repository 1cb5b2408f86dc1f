import { isAbsolute, resolve } from 'node:path';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import * as v from 'valibot';

/** Undefined in Next's bundle, whose files lie elsewhere. */
const here: string | undefined = import.meta.dirname;

/** The folder of this workspace; Next is started in it. */
export const CMS_ROOT = here === undefined ? process.cwd() : resolve(here, '..');

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://www.example.com'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((url) => new URL(url).origin),
);

const PROJECT_ROOT = resolve(CMS_ROOT, '..');

/** `file:./x.sqlite` means the same wherever the process was started: relative to the project's folder. */
function absolute(uri: string): string {
  if (!uri.startsWith('file:') || uri.startsWith('file://')) return uri;
  const path = uri.slice('file:'.length);
  return isAbsolute(path) ? uri : `file:${resolve(PROJECT_ROOT, path)}`;
}

const environment = v.object({
  PUBLIC_URL: v.optional(origin, 'http://localhost:3000'),
  DATA_DIR: v.optional(v.string(), resolve(PROJECT_ROOT, 'var')),
  DATABASE_URI: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(file:|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://'),
      v.transform(absolute),
    ),
  ),
  PAYLOAD_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  BC_TOKEN: v.optional(v.string(), DEFAULT_TOKEN),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'admin@localhost.local'),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
});

export type Settings = {
  /** The origin that visitors and editors see: scheme, host, port. */
  readonly publicUrl: string;
  /** Everything written at run time lies below this folder. Absolute. */
  readonly dataDir: string;
  /** `file:` with an absolute path, or `postgres://`; a relative path is one from the project's folder. */
  readonly databaseUri: string;
  /** Signs sessions; undefined until `payloadSecret` has made one. */
  readonly secret: string | undefined;
  /** What `X-BC-Secure` carries. It is no secret: it ends up in every browser. */
  readonly token: string;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
};

/**
 * Reads the environment.
 * @throws an Error of one line that names the first wrong variable and says why it is wrong
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty variable means the same as an unset one: launchers and compose files write `NAME=`.
  const parsed = v.safeParse(environment, Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  }
  const values = parsed.output;
  const dataDir = resolve(values.DATA_DIR);
  return {
    publicUrl: values.PUBLIC_URL,
    dataDir,
    databaseUri: values.DATABASE_URI ?? `file:${dataDir}/cms.sqlite`,
    secret: values.PAYLOAD_SECRET,
    token: values.BC_TOKEN,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
  };
}

/** The settings of this process, read once. */
export const settings: Settings = parseSettings(process.env);
