import { expect, test, vi } from 'vitest';
import { lineOf, report } from './report.ts';

test('a line has the verdict, the setting, what was seen and what to do', () => {
  const finding = { verdict: 'wrong', setting: 'SMTP_URL', seen: 'takes nothing', advice: 'correct it' } as const;
  expect(lineOf(finding, [])).toMatch(/^wrong {4}SMTP_URL +takes nothing: correct it$/);
});

test('what a server says can neither tell a secret, nor steer the terminal, nor fill it', () => {
  const seen = `\u001b[2J\u009b1m no\nwrong   PORT forged, for pass-word ${'x'.repeat(1_000_000)}`;
  const line = lineOf({ verdict: 'wrong', setting: 'SMTP_URL', seen }, ['pass-word']);
  expect(line).toMatch(/^wrong {4}SMTP_URL {13}\[2J 1m no wrong {3}PORT forged, for ••• x+…$/);
  expect(line.length).toBeLessThan(500);
});

test.each([
  ['ok', true],
  ['note', true],
  ['missing', false],
  ['wrong', false],
] as const)('with what is %s, that it can be started is %s', (verdict, isUsable) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(report([{ verdict, setting: 'PORT', seen: 'is seen' }], [])).toBe(isUsable);
  expect(print.mock.lastCall?.[0]).toContain(`1 ${verdict === 'note' ? 'worth knowing' : verdict}`);
});
