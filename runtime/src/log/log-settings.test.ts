import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LOG_VARIABLES, logSettings } from './log-settings.ts';

it.each([
  ['json', true, false],
  ['pretty', true, true],
  ['pretty', false, false],
] as const)('logs %s with production %s at a terminal %s', (format, isProduction, isTerminal) => {
  expect(logSettings({ LOG_LEVEL: 'warn' }, isProduction, isTerminal)).toEqual({ level: 'warn', format });
});

it('logs in the form that is set', () => {
  expect(logSettings({ LOG_LEVEL: 'info', LOG_FORMAT: 'pretty' }, true, false).format).toBe('pretty');
  expect(logSettings({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, false, true).format).toBe('json');
});

const given = (environment: Readonly<Record<string, string>>) => v.safeParse(v.object(LOG_VARIABLES), environment);

it('reads every level and form from the environment, and neither from an empty one', () => {
  for (const level of ['error', 'warn', 'info', 'debug']) {
    expect(given({ LOG_LEVEL: level })).toMatchObject({ success: true, output: { LOG_LEVEL: level } });
  }
  for (const format of ['json', 'pretty']) {
    expect(given({ LOG_FORMAT: format })).toMatchObject({ success: true, output: { LOG_FORMAT: format } });
  }
  expect(given({}).output).toEqual({ LOG_LEVEL: 'info' });
});

it.each([
  [{ LOG_LEVEL: 'loud' }, 'must be one of error, warn, info, debug'],
  [{ LOG_LEVEL: '' }, 'must be one of error, warn, info, debug'],
  [{ LOG_FORMAT: 'xml' }, 'must be "json" or "pretty"'],
  [{ LOG_FORMAT: '' }, 'must be "json" or "pretty"'],
])('says what %j has to be', (environment, message) => {
  expect(given(environment).issues?.map((issue) => issue.message)).toEqual([message]);
});
