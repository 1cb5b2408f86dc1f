import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TRACE_VARIABLES, traceSettings } from './trace-settings.ts';

const given = (environment: Readonly<Record<string, string>>) => v.safeParse(v.object(TRACE_VARIABLES), environment);
const settingsOf = (environment: Readonly<Record<string, string>>) =>
  traceSettings(v.parse(v.object(TRACE_VARIABLES), environment));

it('makes none without a collector, whatever else is set', () => {
  expect(settingsOf({})).toBeNull();
  expect(settingsOf({ OTEL_SERVICE_NAME: 'agency', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
});

it('records all traces of its own, and sends them with nothing else', () => {
  expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    serviceName: 'kontorwerk',
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
});

it('reads what is set', () => {
  const settings = settingsOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com/tenant/?x=1',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YTpi==, x-tenant = a%2Cb',
    OTEL_SERVICE_NAME: 'agency',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '.1',
  });
  expect(settings).toEqual({
    url: 'https://otel.example.com/tenant/v1/traces',
    headers: { Authorization: 'Basic YTpi==', 'x-tenant': 'a,b' },
    serviceName: 'agency',
    sampler: 'traceidratio',
    ratio: 0.1,
  });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318', 'must be the address of a collector'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://127.0.0.1:4317', 'must be the address of a collector'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:secret@otel.example.com', 'must hold no user and no password'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be "http/json"'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization', 'must be headers'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b,', 'must be headers'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a b=c', 'must be headers'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%0D%0Ab', 'must be headers'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%ff', 'must be headers'],
  ['OTEL_SERVICE_NAME', 'two words', 'must be 1 to 100 visible ASCII characters'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be one of always_on, always_off, traceidratio'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1', 'must be a number from 0 to 1'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%', 'must be a number from 0 to 1'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.', 'must be a number from 0 to 1'],
])('says what is wrong with %s=%s', (name, value, message) => {
  const { issues } = given({ [name]: value });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    [name, expect.stringContaining(message)],
  ]);
});
