import { oldHosts } from '@kontorwerk/contract/address/old-hosts';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import { limitsUrl } from '@kontorwerk/runtime/limits/limits-url';
import { LOG_VARIABLES } from '@kontorwerk/runtime/log/log-settings';
import { withoutUser } from '@kontorwerk/runtime/setup/address-user';
import { TRACE_VARIABLES } from '@kontorwerk/runtime/tracing/trace-settings';
import * as v from 'valibot';

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
  withoutUser,
);

const origin = v.pipe(
  httpUrl,
  // An invalid address was reported by `httpUrl` already.
  v.check((text) => (URL.parse(text)?.pathname ?? '/') === '/', 'must be an address without a path'),
  v.transform((text) => new URL(text).origin),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((choice) => choice === 'on'),
);

/** The contact for security reports: an e-mail address or a link, in one line. */
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

/** The environment variables that the site reads. */
export const SITE_VARIABLES = {
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
  FORM_BURST: v.optional(wholeNumber(1, 1_000_000), '30'),
  FORM_INTERVAL: v.optional(wholeNumber(1, 86_400), '10'),
  FORMS_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '600'),
  LIMITS_URL: v.optional(limitsUrl),
  LIMITS_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PURGE_URL: v.optional(httpUrl),
  PURGE_HEADER: v.optional(header),
  SECURITY_CONTACT: v.optional(securityContact),
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')),
  ),
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
};
