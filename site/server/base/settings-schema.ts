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

/** The environment variables that the site reads; those of the launcher are described there. */
export const SITE_VARIABLES = {
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  WORKERS: v.pipe(
    v.optional(wholeNumber(1, 64), '1'),
    v.description(
      'Processes that answer at `PORT`; from 2 on, [one more is the primary](operations.md#more-than-one-core)',
    ),
  ),
  PUBLIC_URL: v.optional(origin),
  BACKEND_URL: v.pipe(
    httpUrl,
    v.transform((text) => new URL(text).href.replace(/[?#].*$/, '').replace(/\/+$/, '')),
  ),
  OLD_HOSTS: v.pipe(
    v.optional(oldHosts, ''),
    v.description(
      'Former hosts of the backend, comma-separated: their addresses count as its own, on the site and in imports',
    ),
  ),
  SITE_FACTS: v.pipe(
    v.optional(v.string()),
    v.description(
      "A JSON file with [the agency's facts](operations.md#the-agencys-facts), for a backend without the settings call",
    ),
  ),
  BC_TOKEN: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')),
      DEFAULT_TOKEN,
    ),
    v.description('The value of the `X-BC-Secure` header; every browser knows it'),
  ),
  DATA_DIR: v.optional(v.string(), 'var'),
  TRUSTED_PROXIES: v.pipe(
    v.optional(wholeNumber(0, 10), '0'),
    v.description('How many of your proxies stand before the site and add to `X-Forwarded-For`'),
  ),
  FORM_BURST: v.pipe(
    v.optional(wholeNumber(1, 1_000_000), '30'),
    v.description('Submissions of each form that one address may send at once'),
  ),
  FORM_INTERVAL: v.pipe(v.optional(wholeNumber(1, 86_400), '10'), v.description('Seconds until one more passes')),
  FORMS_PER_MINUTE: v.pipe(
    v.optional(wholeNumber(1, 1_000_000), '600'),
    v.description('Submissions of all addresses together'),
  ),
  LIMITS_URL: v.pipe(
    v.optional(limitsUrl),
    v.metadata({ default: 'none for sites; for the CMS its PostgreSQL' }),
    v.description(
      'A store in which several processes count limits together: `redis://…`, `rediss://…` (Valkey, Redis) or `postgres://…`',
    ),
  ),
  LIMITS_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
    v.description(
      'Required for sites with `LIMITS_URL`, the same for all; hides addresses from the store; 32 characters or more',
    ),
  ),
  SPOOL_MAX_FILES: v.pipe(
    v.optional(wholeNumber(0, 1_000_000), '1000'),
    v.description("Submissions that wait on the site's disk while the CMS is away; 0 turns the spool off"),
  ),
  SPOOL_MAX_MB: v.pipe(
    v.optional(wholeNumber(0, 1_000_000), '2048'),
    v.description('Their size; 0 turns the spool off'),
  ),
  PURGE_URL: v.pipe(
    v.optional(httpUrl),
    v.description(
      'Where shared caches are told of changes; only with it may they hold pages ([how](operations.md#behind-a-cdn-or-varnish))',
    ),
  ),
  PURGE_HEADER: v.pipe(v.optional(header), v.description('A header for that call, such as `Authorization: Bearer …`')),
  SECURITY_CONTACT: v.pipe(
    v.optional(securityContact),
    v.metadata({ default: "the e-mail of the site's settings" }),
    v.description('The contact in `/.well-known/security.txt`: an e-mail address, `https://…` or `tel:…`'),
  ),
  INDEXNOW_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'))),
    v.description(
      'A key that you make up, 8 to 128 letters, digits and hyphens: search engines are [told of changes](operations.md#search-engines)',
    ),
  ),
  ...LOG_VARIABLES,
  LOG_REQUESTS: v.pipe(v.optional(onOrOff, 'off'), v.description('`on` logs a line for each request')),
  METRICS_PORT: v.pipe(v.optional(wholeNumber(1, 65_535)), v.description('A separate port for `/metrics`')),
  METRICS_HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.description('The address that it listens on')),
  METRICS_TOKEN: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 visible ASCII characters'))),
    v.description(
      'Serves `/metrics` at `PORT` too; clients send `Authorization: Bearer …`, at either port. A CMS started separately counts only where it has this or `METRICS_PORT`, too',
    ),
  ),
  ...TRACE_VARIABLES,
  RESPONSE_CACHE: v.pipe(v.optional(onOrOff, 'on'), v.description('`off` renders every page anew')),
};
