import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { PageKey } from './pages/page-keys.ts';

/**
 * The header in which the site's server sends the idempotency key of a submission whose body has none, such as a form
 * posted without JavaScript (additive; a backend may ignore it).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The header in which a backend marks the texts of its answer as plain (additive). Those of a WordPress come as HTML:
 * without this header, entities are decoded and tags removed before display.
 */
export const TEXTS_HEADER = 'X-BC-Texts';
/** The value of that header. */
export const PLAIN_TEXTS = 'plain';

/** The health check of the site and the CMS, and the bodies that the CMS answers by its database's state. */
export const HEALTH_PATH = '/healthz';
export const HEALTHY = 'ok\n';
export const DATABASE_UNAVAILABLE = 'database unavailable\n';
/** How long the CMS's health check waits for its database, in milliseconds: longer than a busy one takes. */
export const HEALTH_PATIENCE_MS = 10_000;

/** The metrics endpoint of the site, and of the CMS for the site alone. */
export const METRICS_PATH = '/metrics';

/** The root of the contract's calls (§7). */
export const WIRE_ROOT = '/wp-json/bc/v1';

/** The header that carries the fixed token (§7). Every browser receives it: nothing may rely on its secrecy. */
export const SECURE_HEADER = 'X-BC-Secure';

/** The default token. */
export const DEFAULT_TOKEN = 'kontorwerk-public';

/** The endpoint of the contact form (§7). */
export const CONTACT_PATH = `${WIRE_ROOT}/submit-form` as const;
/** The endpoint of applications (§7). */
export const APPLICATION_PATH = `${WIRE_ROOT}/career-form` as const;
/** The calls that take submissions. */
export type SubmissionPath = typeof CONTACT_PATH | typeof APPLICATION_PATH;
/** A stream of server-sent events, one `changed` event for each content set that changed (additive). */
export const CHANGES_PATH = `${WIRE_ROOT}/changes`;

function localised(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}/${language}`;
}

/** The path of the list fetch: the page key, with `/de` appended for German (§7). */
export function listPath(key: PageKey, language: Language): string {
  return localised(`${WIRE_ROOT}/${key}`, language);
}

/** The path of the site's settings (additive; a backend without them answers 404 and the defaults hold). */
export function settingsPath(language: Language): string {
  return localised(`${WIRE_ROOT}/settings`, language);
}

/** The path of the site's redirects (additive; a backend that has none answers 404). */
export function redirectsPath(language: Language): string {
  return localised(`${WIRE_ROOT}/redirects`, language);
}

/**
 * The endpoint to which the site reports uses of redirects to our CMS (additive; only if `Redirects.counts_uses` is
 * set). Outside the wire's root, which visitors' browsers reach through the site.
 */
export const REDIRECT_USES_PATH = '/redirect-uses';

/** The records that the wire answers besides lists, one for each language. */
export const RECORD_KEYS = ['settings', 'redirects'] as const;
export type RecordKey = (typeof RECORD_KEYS)[number];

/** Whether a value is the name of one of the wire's records. */
export function isRecordKey(value: unknown): value is RecordKey {
  return RECORD_KEYS.some((key) => key === value);
}

/** The data of a `changed` event. */
export type ChangedEvent = {
  readonly page_key: PageKey | RecordKey;
  readonly language: Language;
  readonly endpoint_call: string;
  /** True for the initial state sent on connecting, which may be unchanged. */
  readonly on_connect?: boolean;
};

/**
 * An error in WordPress's shape; `params` maps each invalid field to its message, `advice` to a remedy if one is known
 * (additive).
 */
export type WireError = {
  readonly code: string;
  readonly message: string;
  readonly data: {
    readonly status: number;
    readonly params?: Readonly<Record<string, string>>;
    readonly advice?: Readonly<Record<string, string>>;
  };
};

/**
 * The error codes for a backend without an answer: it is unreachable, its answer broke off, or the submission was not
 * passed on because too many were in progress or the body took too long to arrive.
 */
export const NO_ANSWER_CODES = {
  unreachable: 'backend_unavailable',
  broken: 'bad_gateway',
  crowded: 'too_many_submissions',
  slow: 'request_timeout',
} as const;
