import { expect, test } from 'vitest';
import { checkCode } from './office-codes.ts';

const ASKED = { req: { i18n: { language: 'de' } } };

test.each(['MUC', 'M2', 'LISBOA24'])('%s is a code', (code) => {
  expect(checkCode(code, ASKED)).toBe(true);
});

test.each(['', 'M', 'muc', 'LISBOA245', 'M-C', null, 7])('%j is none', (code) => {
  expect(checkCode(code, ASKED)).toContain('zwei bis acht Großbuchstaben');
});
