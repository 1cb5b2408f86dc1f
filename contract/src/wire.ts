import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { PageKey } from './page-keys.ts';

/**
 * The header in which the site's server names the key of a submission whose body brings none of its own, such as one
 * that was posted without a script (additive; a backend may ignore it).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The header in which a backend says that the texts of its answer are plain (additive). Those of a WordPress come as HTML:
 * without this, entities are decoded and tags removed before a visitor reads them.
 */
export const TEXTS_HEADER = 'X-BC-Texts';
/** The value of that header. */
export const PLAIN_TEXTS = 'plain';

/** Where the site and the CMS say whether they work, and the CMS's answers by how its database is. */
export const HEALTH_PATH = '/healthz';
export const HEALTHY = 'ok\n';
export const DATABASE_UNAVAILABLE = 'database unavailable\n';
/** How long the CMS waits for its database before it says so, in milliseconds: longer than a busy one takes. */
export const HEALTH_PATIENCE_MS = 10_000;

/** Where the site, and the CMS to the site alone, tell what they count. */
export const METRICS_PATH = '/metrics';

/** Where every call of the contract begins (§7). */
export const WIRE_ROOT = '/wp-json/bc/v1';

/** The header that carries the fixed token (§7). It ends up in every browser: nothing may rely on its secrecy. */
export const SECURE_HEADER = 'X-BC-Secure';

/** The token when no setting names another. */
export const DEFAULT_TOKEN = 'kontorwerk-public';

/** Where the contact form is sent to (§7). */
export const CONTACT_PATH = `${WIRE_ROOT}/submit-form` as const;
/** Where an application is sent to (§7). */
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

/** The path of the site's old addresses (additive; a backend that has none answers 404). */
export function redirectsPath(language: Language): string {
  return localised(`${WIRE_ROOT}/redirects`, language);
}

/**
 * Where the site tells a CMS of ours how often redirects were used (additive; only where `Redirects.counts_uses` says so).
 * Beside the wire, and not on it: visitors' browsers reach that through the site.
 */
export const REDIRECT_USES_PATH = '/redirect-uses';

/** What the wire answers besides lists: one record for each language. */
export const RECORD_KEYS = ['settings', 'redirects'] as const;
export type RecordKey = (typeof RECORD_KEYS)[number];

/** Tells whether a value is the name of one of the wire's records. */
export function isRecordKey(value: unknown): value is RecordKey {
  return RECORD_KEYS.some((key) => key === value);
}

/** The data of a `changed` event. */
export type ChangedEvent = {
  readonly page_key: PageKey | RecordKey;
  readonly language: Language;
  readonly endpoint_call: string;
  /** True for a set as it is when somebody connects: it may be what it was. */
  readonly on_connect?: boolean;
};

/**
 * An error in WordPress's shape; `params` names each bad field with its message, `advice` what can be done about it where
 * that is known (additive).
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
 * The codes of an error that stands for a backend without an answer: nobody listens, the answer broke off, or nothing
 * was passed on because too many were sending, or one took too long to send.
 */
export const NO_ANSWER_CODES = {
  unreachable: 'backend_unavailable',
  broken: 'bad_gateway',
  crowded: 'too_many_submissions',
  slow: 'request_timeout',
} as const;
