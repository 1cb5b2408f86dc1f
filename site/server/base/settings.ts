import path from 'node:path';
import { limitsUrl } from '@kontorwerk/contract/limits/limits-url';
import { LOG_VARIABLES, type LogSettings, logSettings } from '@kontorwerk/contract/log/log-settings';
import { oldHosts } from '@kontorwerk/contract/old-hosts';
import type { SettingProblem } from '@kontorwerk/contract/setup/finding';
import { placeholderProblems } from '@kontorwerk/contract/setup/placeholders';
import { TRACE_VARIABLES, type TraceSettings, traceSettings } from '@kontorwerk/contract/tracing/trace-settings';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { readSiteFacts, type SiteFacts } from './site-facts.ts';

/** How much one visitor, and all of them together, may ask of this server at the same time. */
export type AdmissionSettings = {
  readonly connections: number;
  readonly connectionsPerClient: number;
  /** Bodies of forms and submissions that are on their way. */
  readonly bodies: number;
  readonly bodiesPerClient: number;
  /** A body that comes slower is given up, in bytes per second. */
  readonly slowestBody: number;
  /** How many submissions of each form a client may send at once. */
  readonly formBurst: number;
  /** One more passes whenever this time has passed, in milliseconds. */
  readonly formIntervalMs: number;
  /** Submissions of all clients together. */
  readonly formsPerMinute: number;
  /** How many bits of an IPv6 address make a client. */
  readonly ipv6Prefix: number;
};

/** What the environment says about the site's server, checked. Addresses are origins, with no slash at the end. */
export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  /** How many processes answer at the port. */
  readonly workers: number;
  readonly publicUrl: string;
  /** May have a path, for a backend that lives in a folder of its host. */
  readonly backendUrl: string;
  /** Hosts that the backend had before: addresses there count as its own. */
  readonly oldHosts: readonly string[];
  readonly token: string;
  /** An operator's facts about the agency, for a backend that has no call for it; missing where nothing is said. */
  readonly facts?: SiteFacts;
  /** Everything this server writes is below `site` in here. */
  readonly dataDir: string;
  readonly responseCache: boolean;
  /** How many proxies of our own stand in front and append to `X-Forwarded-For`; 0 believes the connection only. */
  readonly trustedProxies: number;
  readonly admission: AdmissionSettings;
  /** Where limits are kept that several sites count together; null counts in this one alone. Secret: never to be logged. */
  readonly limitStore: { readonly url: string; readonly secret: string } | null;
  /** Where shared caches are told what has changed, and the header that lets the site do so; null for none. */
  readonly purge: { readonly url: string; readonly header: readonly [string, string] | null } | null;
  /** Whom to tell of a security hole, as an address; null for the agency's e-mail. */
  readonly securityContact: string | null;
  /** The key by which search engines believe what they are told of changes, and where; null tells them nothing. */
  readonly indexNow: { readonly key: string; readonly url: string } | null;
  /** How much may wait for a backend that doesn't answer: numbers of submissions, and bytes. */
  readonly spool: { readonly files: number; readonly bytes: number };
  readonly log: LogSettings;
  /** A line for each request, too. */
  readonly logRequests: boolean;
  /** Where it is told what is counted: at a port of its own, or to who knows the token; nowhere where both are null. */
  readonly metrics: { readonly port: number | null; readonly host: string; readonly token: string | null };
  /** Where traces are sent; null where none are made. */
  readonly traces: TraceSettings | null;
};

/** A setting that can't be used; the message is the whole line to print. */
export class SettingsError extends Error {}

/** All that can't be used of the environment. The message is the line of the first. */
export class WrongSettings extends SettingsError {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems[0]?.line);
    this.problems = problems;
  }
}

const wholeNumber = (lowest: number, highest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${lowest} to ${highest}`),
    v.transform(Number),
    v.check((number) => number >= lowest && number <= highest, `must be a whole number from ${lowest} to ${highest}`),
  );

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address that starts with http:// or https://',
  ),
);

const origin = v.pipe(
  httpUrl,
  // What isn't one at all was told already.
  v.check((text) => (URL.parse(text)?.pathname ?? '/') === '/', 'must be an address without a path'),
  v.transform((text) => new URL(text).origin),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((choice) => choice === 'on'),
);

/** Whom to tell of a hole: an e-mail address or a link, in one line. */
export const securityContact = v.pipe(
  v.string(),
  v.transform((text) => (/^[^\s:/@]+@[^\s:/@]+$/.test(text) ? `mailto:${text}` : text)),
  v.regex(
    /^(?:mailto:|tel:|https:\/\/)[\x21-\x7e]{1,500}$/,
    'must be an e-mail address, or one that starts with https:// or tel:',
  ),
);

const header = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}: ?[\x20-\x7e]{1,500}$/, 'must be a header such as "Authorization: Bearer …"'),
  v.transform((line): readonly [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name, value.join(':').trim()];
  }),
);

/** Only the backend has no default. */
const MISSING = 'must be set: the address of the content backend, such as http://127.0.0.1:3001';

const variables = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  WORKERS: v.optional(wholeNumber(1, 64), '1'),
  PUBLIC_URL: v.optional(origin),
  BACKEND_URL: v.pipe(
    httpUrl,
    v.transform((text) => new URL(text).href.replace(/[?#].*$/, '').replace(/\/+$/, '')),
  ),
  OLD_HOSTS: v.optional(oldHosts, ''),
  BC_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')),
    DEFAULT_TOKEN,
  ),
  SITE_FACTS: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), 'var'),
  RESPONSE_CACHE: v.optional(onOrOff, 'on'),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10), '0'),
  MAX_CONNECTIONS: v.optional(wholeNumber(10, 1_000_000), '4000'),
  MAX_CONNECTIONS_PER_CLIENT: v.optional(wholeNumber(1, 1_000_000), '500'),
  MAX_BODIES: v.optional(wholeNumber(1, 100_000), '500'),
  MAX_BODIES_PER_CLIENT: v.optional(wholeNumber(1, 100_000), '16'),
  SLOWEST_BODY: v.optional(wholeNumber(0, 1_000_000), '1000'),
  FORM_BURST: v.optional(wholeNumber(1, 1_000_000), '30'),
  FORM_INTERVAL: v.optional(wholeNumber(1, 86_400), '10'),
  FORMS_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '600'),
  IPV6_PREFIX: v.optional(wholeNumber(16, 128), '64'),
  LIMITS_URL: v.optional(limitsUrl),
  LIMITS_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PURGE_URL: v.optional(httpUrl),
  PURGE_HEADER: v.optional(header),
  SECURITY_CONTACT: v.optional(securityContact),
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')),
  ),
  INDEXNOW_URL: v.optional(httpUrl, 'https://api.indexnow.org/indexnow'),
  SPOOL_MAX_FILES: v.optional(wholeNumber(0, 1_000_000), '1000'),
  SPOOL_MAX_MB: v.optional(wholeNumber(0, 1_000_000), '2048'),
  ...LOG_VARIABLES,
  ...TRACE_VARIABLES,
  LOG_REQUESTS: v.optional(onOrOff, 'off'),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 visible ASCII characters')),
  ),
});

const schema = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['LIMITS_URL'], ['LIMITS_SECRET']],
      ({ LIMITS_URL, LIMITS_SECRET }) => !LIMITS_URL || LIMITS_SECRET !== undefined,
      'must be set where LIMITS_URL is: the same for all sites',
    ),
    ['LIMITS_SECRET'],
  ),
);

/** The names of all that is read of the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.entries);

/** They may hold a key: what was found there isn't told. */
const SECRET: ReadonlySet<string> = new Set([
  'LIMITS_URL',
  'LIMITS_SECRET',
  'METRICS_TOKEN',
  'PURGE_URL',
  'PURGE_HEADER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/** The project that this server is a part of: relative paths are the project's, wherever it is started from. */
const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Reads the file of facts; throws a `WrongSettings` with all its faults. */
function factsIn(file: string): SiteFacts {
  const read = readSiteFacts(path.resolve(PROJECT, file));
  if ('facts' in read) return read.facts;
  throw new WrongSettings(read.faults.map((fault) => ({ name: 'SITE_FACTS', line: `SITE_FACTS ${fault}` })));
}

/** Reads the environment once. Throws a `WrongSettings` whose message names the first wrong variable and the reason. */
export function parseServerSettings(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  // An empty variable means "not set", as in most shells' configuration files.
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, environment[name] || undefined]));
  const placeholders = placeholderProblems(SETTING_NAMES, given);
  if (placeholders.length > 0) throw new WrongSettings(placeholders);
  const read = v.safeParse(schema, given);
  if (!read.success) {
    throw new WrongSettings(
      read.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? 'environment';
        const isShown = environment[name] && !SECRET.has(name);
        const found = isShown ? ` (found ${JSON.stringify(environment[name])})` : '';
        const isMissing = name === 'BACKEND_URL' && !environment[name];
        return { name, line: `${name} ${isMissing ? MISSING : issue.message}${found}` };
      }),
    );
  }
  const set = read.output;
  const facts = set.SITE_FACTS === undefined ? undefined : factsIn(set.SITE_FACTS);
  return {
    port: set.PORT,
    host: set.HOST,
    workers: set.WORKERS,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    backendUrl: set.BACKEND_URL,
    oldHosts: set.OLD_HOSTS,
    token: set.BC_TOKEN,
    ...(facts && { facts }),
    dataDir: set.DATA_DIR,
    responseCache: set.RESPONSE_CACHE,
    trustedProxies: set.TRUSTED_PROXIES,
    admission: {
      connections: set.MAX_CONNECTIONS,
      connectionsPerClient: set.MAX_CONNECTIONS_PER_CLIENT,
      bodies: set.MAX_BODIES,
      bodiesPerClient: set.MAX_BODIES_PER_CLIENT,
      slowestBody: set.SLOWEST_BODY,
      formBurst: set.FORM_BURST,
      formIntervalMs: set.FORM_INTERVAL * 1_000,
      formsPerMinute: set.FORMS_PER_MINUTE,
      ipv6Prefix: set.IPV6_PREFIX,
    },
    limitStore:
      set.LIMITS_URL === undefined || set.LIMITS_SECRET === undefined
        ? null
        : { url: set.LIMITS_URL, secret: set.LIMITS_SECRET },
    purge: set.PURGE_URL === undefined ? null : { url: set.PURGE_URL, header: set.PURGE_HEADER ?? null },
    securityContact: set.SECURITY_CONTACT ?? null,
    indexNow: set.INDEXNOW_KEY === undefined ? null : { key: set.INDEXNOW_KEY, url: set.INDEXNOW_URL },
    spool: { files: set.SPOOL_MAX_FILES, bytes: set.SPOOL_MAX_MB * 1_024 * 1_024 },
    log: logSettings(set, environment.NODE_ENV === 'production'),
    logRequests: set.LOG_REQUESTS,
    metrics: { port: set.METRICS_PORT ?? null, host: set.METRICS_HOST, token: set.METRICS_TOKEN ?? null },
    traces: traceSettings(set),
  };
}
