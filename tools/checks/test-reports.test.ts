import { expect, test } from 'vitest';
import { countOfPlaywright, countOfVitest } from './test-reports.ts';

test("Vitest's failed tests are named with what was wrong, and files that could not be loaded", () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is sorted', status: 'passed' },
          { fullName: 'a list is short', status: 'failed', failureMessages: ['expected 3\n  to be 2\n    at a.ts:1'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(countOfVitest(report)).toEqual({
    passed: 7,
    failures: ['a.test.ts: a list is short\n    expected 3\n      to be 2', 'b.test.ts\n    no such module'],
  });
});

test("Playwright's failed tests are named wherever they stand, those that needed a second attempt too", () => {
  const spec = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 5 },
    suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected', 'not seen')] }] }],
    errors: [{ message: 'no browser' }],
  };
  report.suites.push({ specs: [spec('three', 'flaky', 'seen late')], suites: [] });
  expect(countOfPlaywright(report)).toEqual({
    passed: 5,
    failures: ['a.spec.ts:3: two\n    not seen', 'a.spec.ts:3: three\n    seen late', 'Playwright\n    no browser'],
  });
});

test('what is no report counts nothing', () => {
  for (const report of [null, {}, { stats: {} }, { numPassedTests: '1' }])
    expect([countOfVitest(report), countOfPlaywright(report)]).toEqual([null, null]);
});
