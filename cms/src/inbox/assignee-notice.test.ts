import { expect, test } from 'vitest';
import { isDuplicateNotice } from './assignee-notice.ts';

const [ada, ben, cleo] = [1, 2, 3];
const mail = (by: number, colleague: number, isSent = true) => ({
  input: { by, colleague },
  completedAt: isSent ? '2026-07-01T12:00:00Z' : null,
});
const again = { by: ada, colleague: ben };

test('a slip that is corrected is no news', () => {
  expect(isDuplicateNotice([mail(ada, ben)], again)).toBe(true);
  expect(isDuplicateNotice([mail(ada, cleo), mail(ada, ben)], again)).toBe(true);
});

test('who gets something again that somebody had in between has to be told, whoever that was', () => {
  expect(isDuplicateNotice([mail(ben, cleo), mail(ada, ben)], again)).toBe(false);
  expect(isDuplicateNotice([mail(ben, ada), mail(ada, ben)], again)).toBe(false);
  expect(isDuplicateNotice([mail(cleo, ben), mail(ada, ben)], again)).toBe(false);
});

test('who was told nothing yet has to be told', () => {
  expect(isDuplicateNotice([], again)).toBe(false);
  expect(isDuplicateNotice([mail(ada, cleo)], again)).toBe(false);
  expect(isDuplicateNotice([mail(ada, ben, false)], again)).toBe(false);
});
