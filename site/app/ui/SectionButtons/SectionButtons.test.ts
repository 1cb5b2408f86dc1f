import { expect, test } from 'vitest';
import { linkIcon } from './SectionButtons.tsx';

test('points where the link leads', () => {
  expect(linkIcon('/projects')).toBe('arrow');
  expect(linkIcon('#jobs')).toBe('arrow-down');
  expect(linkIcon('https://shop.example/')).toBe('arrow-out');
  expect(linkIcon('mailto:jobs@kontorwerk.example')).toBe('arrow');
});
