import path from 'node:path';
import { type LogSettings, logSettings } from '@kontorwerk/runtime/log/log-settings';
import { mayHoldPassword } from '@kontorwerk/runtime/setup/address-user';
import type { SettingProblem } from '@kontorwerk/runtime/setup/check-result';
import { placeholderProblems } from '@kontorwerk/runtime/setup/placeholders';
import { type TraceSettings, traceSettings } from '@kontorwerk/runtime/tracing/trace-settings';
import * as v from 'valibot';
import { VISITOR_LIMITS } from './limits.ts';
import { SITE_VARIABLES } from './settings-schema.ts';
import { readSiteFacts, type SiteFacts } from './site-facts.ts';

/** Limits on load, per client and for all clients: constants, which tests vary, and settings. */
export type AdmissionSettings = Readonly<typeof VISITOR_LIMITS> & {
  /** Submissions of each form that a client may send at once. */
  readonly formBurst: number;
  /** The interval after which one more is allowed, in milliseconds. */
  readonly formIntervalMs: number;
  /** Submissions of all clients together. */
  readonly formsPerMinute: number;
};

/**
 * The settings of the site's server, read from the environment and validated. Addresses are origins without a trailing
 * slash.
 */
export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  /** The number of worker processes. */
  readonly workers: number;
  readonly publicUrl: string;
  /** May have a path, for a backend in a subfolder of its host. */
  readonly backendUrl: string;
  /** Earlier hosts of the backend: their addresses count as its own. */
  readonly oldHosts: readonly string[];
  readonly token: string;
  /** The operator's facts about the agency, for a backend that has no endpoint for them; absent if not set. */
  readonly facts?: SiteFacts;
  /** The data folder; this server writes only below `site` in it. */
  readonly dataDir: string;
  readonly responseCache: boolean;
  /** How many trusted proxies append to `X-Forwarded-For`; 0 trusts only the connection's address. */
  readonly trustedProxies: number;
  readonly admission: AdmissionSettings;
  /** The store of rate limits that several sites share; null counts within this site only. Secret: never log it. */
  readonly limitStore: { readonly url: string; readonly secret: string } | null;
  /** The purge endpoint of shared caches, and its authorisation header; null for none. */
  readonly purge: { readonly url: string; readonly header: readonly [string, string] | null } | null;
  /** The contact for security reports; null for the agency's e-mail. */
  readonly securityContact: string | null;
  /** The IndexNow key; null sends no notifications. */
  readonly indexNowKey: string | null;
  /** The spool's capacity while the backend doesn't answer: submissions and bytes. */
  readonly spool: { readonly files: number; readonly bytes: number };
  readonly log: LogSettings;
  /** Whether each request is logged. */
  readonly logRequests: boolean;
  /** The endpoint for metrics: a separate port, or the site's own for clients with the token; none if both are null. */
  readonly metrics: { readonly port: number | null; readonly host: string; readonly token: string | null };
  /** The destination of traces; null for no tracing. */
  readonly traces: TraceSettings | null;
};

/** An unusable setting; the message is the whole line to print. */
export class SettingsError extends Error {}

/** All unusable settings. The message is the line of the first. */
export class WrongSettings extends SettingsError {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems[0]?.line);
    this.problems = problems;
  }
}

/** Only the backend has no default. */
const MISSING = 'must be set: the address of the content backend, such as http://127.0.0.1:3001';

const variables = v.object(SITE_VARIABLES);

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

/** The names of all environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(SITE_VARIABLES);

/** Settings that may hold a secret: their value isn't quoted in error messages. */
const SECRET: ReadonlySet<string> = new Set([
  'LIMITS_URL',
  'LIMITS_SECRET',
  'METRICS_TOKEN',
  'PURGE_URL',
  'PURGE_HEADER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/** The project's root: relative paths resolve against it, not against the working directory. */
const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Reads the file of facts; throws a `WrongSettings` with all its faults. */
function factsIn(file: string): SiteFacts {
  const read = readSiteFacts(path.resolve(PROJECT, file));
  if ('facts' in read) return read.facts;
  throw new WrongSettings(read.faults.map((fault) => ({ name: 'SITE_FACTS', line: `SITE_FACTS ${fault}` })));
}

/** Parses the environment. Throws a `WrongSettings` whose message names the first wrong variable and the reason. */
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
        const isShown = environment[name] && !SECRET.has(name) && !mayHoldPassword(environment[name]);
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
      ...VISITOR_LIMITS,
      formBurst: set.FORM_BURST,
      formIntervalMs: set.FORM_INTERVAL * 1_000,
      formsPerMinute: set.FORMS_PER_MINUTE,
    },
    limitStore:
      set.LIMITS_URL === undefined || set.LIMITS_SECRET === undefined
        ? null
        : { url: set.LIMITS_URL, secret: set.LIMITS_SECRET },
    purge: set.PURGE_URL === undefined ? null : { url: set.PURGE_URL, header: set.PURGE_HEADER ?? null },
    securityContact: set.SECURITY_CONTACT ?? null,
    indexNowKey: set.INDEXNOW_KEY ?? null,
    spool: { files: set.SPOOL_MAX_FILES, bytes: set.SPOOL_MAX_MB * 1_024 * 1_024 },
    log: logSettings(set, environment.NODE_ENV === 'production'),
    logRequests: set.LOG_REQUESTS,
    metrics: { port: set.METRICS_PORT ?? null, host: set.METRICS_HOST, token: set.METRICS_TOKEN ?? null },
    traces: traceSettings(set),
  };
}
