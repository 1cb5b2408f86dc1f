import { expect, test } from 'vitest';
import { detectKind, findActiveParts } from './resume-thread.ts';

test('what a thread says of a resume is what is said here', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript >>\nendobj\n');
  expect(await Promise.all([detectKind(pdf), findActiveParts(pdf)])).toEqual([
    { kind: 'pdf', advice: null },
    ['javascript'],
  ]);
  expect(pdf.length).toBeGreaterThan(0);
});
