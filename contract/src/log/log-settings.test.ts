import { expect, it } from 'vitest';
import { logSettings } from './log-settings.ts';

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
