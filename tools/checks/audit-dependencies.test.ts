import { expect, test } from 'vitest';
import { findingsIn } from './audit-dependencies.ts';

const hole = { url: 'https://github.com/advisories/GHSA-1', title: 'Holes', severity: 'high' };

test('each advisory is named once, at its own package', () => {
  const vulnerabilities = { inner: { via: [hole] }, outer: { via: ['inner'] } };
  expect(findingsIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual([
    'inner: high: Holes (https://github.com/advisories/GHSA-1)',
  ]);
});

test('without any there is nothing to say', () => {
  expect(findingsIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
});

test('a registry that does not answer is no finding', () => {
  for (const answer of ['', 'npm error code ENOTFOUND', '{"error":{"code":"ENOAUDIT"}}', '{"message":"404"}'])
    expect(findingsIn(answer)).toBeNull();
});
