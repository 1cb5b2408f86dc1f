import { expect, test } from 'vitest';
import { formatFileSize } from './ChosenFile.tsx';

test('writes sizes as each language does', () => {
  expect(formatFileSize(14.2 * 1024 * 1024, 'en')).toBe('14.2\u00a0MB');
  expect(formatFileSize(14.2 * 1024 * 1024, 'de')).toBe('14,2\u00a0MB');
  expect(formatFileSize(10 * 1024 * 1024, 'en')).toBe('10\u00a0MB');
});

test('writes small files in kilobytes, never as nothing', () => {
  expect(formatFileSize(60 * 1024, 'en')).toBe('60\u00a0kB');
  expect(formatFileSize(1, 'en')).toBe('1\u00a0kB');
});
