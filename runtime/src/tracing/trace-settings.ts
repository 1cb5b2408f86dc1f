import * as v from 'valibot';
import { isWithoutUser } from '../setup/address-user.ts';

/** The samplers, by OpenTelemetry's names; `parentbased_` follows the caller's decision. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TraceSettings = {
  /** The collector's address. */
  readonly url: string;
  /** Request headers. They may hold a key: never log them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The service's name; each process appends its own. */
  readonly serviceName: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of traces that the ratio samplers record, from 0 to 1. */
  readonly ratio: number;
};

function url(text: string): URL | null {
  const read = URL.parse(text);
  return read !== null && /^https?:$/.test(read.protocol) ? read : null;
}

const endpoint = v.pipe(
  v.string(),
  v.check((text) => url(text) !== null, 'must be the address of a collector, such as http://127.0.0.1:4318'),
  v.check(isWithoutUser, 'must hold no user and no password: they belong into OTEL_EXPORTER_OTLP_HEADERS'),
  v.transform((text) => {
    const { origin, pathname } = new URL(text);
    return `${origin}${pathname.replace(/\/+$/, '')}/v1/traces`;
  }),
);

/** Parses comma-separated `name=value` pairs; reserved characters in a value are percent-encoded, such as `%2C`. */
function readHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e]+(?: +[\x21-\x7e]+)*)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return null;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return null;
    }
    // The value is sent as a request header.
    if (!/^[\x20-\x7e]+$/.test(headers[name])) return null;
  }
  return headers;
}

const headers = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readHeaders(dataset.value);
    if (read !== null) return read;
    addIssue({ message: 'must be headers such as "name=value,other=value", with %2C for a comma in a value' });
    return NEVER;
  }),
);

const RATIO = 'must be a number from 0 to 1';
const ratio = v.pipe(
  v.string(),
  v.regex(/^\d*\.?\d+$/, RATIO),
  v.transform(Number),
  v.check((number) => number <= 1, RATIO),
);

/** The environment variables that both processes read, by their standard names. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    v.optional(endpoint),
    v.description(
      'An OpenTelemetry collector, such as `http://127.0.0.1:4318`; gets OTLP over HTTP in JSON at `/v1/traces` below. The next five count only with it',
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.pipe(
    v.optional(v.picklist(['http/json'], 'must be "http/json", which is what is spoken here'), 'http/json'),
    v.description('The only protocol spoken'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.pipe(
    v.optional(headers),
    v.description('Headers to send, such as `Authorization=Bearer%20…,X-Tenant=a`'),
  ),
  OTEL_SERVICE_NAME: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'must be 1 to 100 visible ASCII characters')),
      'kontorwerk',
    ),
    v.description("The service's name, extended by `-site` and `-cms`"),
  ),
  OTEL_TRACES_SAMPLER: v.pipe(
    v.optional(v.picklist(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`), 'parentbased_always_on'),
    v.description('Or `always_on`, `always_off`, `traceidratio`; with `parentbased_` a declared proxy decides first'),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(ratio, '1'),
    v.description('The recorded share, 0 to 1, with `traceidratio`'),
  ),
};

type Given = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: Readonly<Record<string, string>> | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER: TraceSettings['sampler'];
  readonly OTEL_TRACES_SAMPLER_ARG: number;
};

/** Reads the tracing settings; null without a collector, which turns tracing off. */
export function traceSettings(given: Given): TraceSettings | null {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
