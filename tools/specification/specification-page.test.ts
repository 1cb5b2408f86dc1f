import { expect, test } from 'vitest';
import type { Section } from './requirement.ts';
import { withSections } from './specification-page.ts';

const SECTION: Section = {
  name: '§5',
  title: 'Rules',
  requirements: [
    {
      requirement: 'Either a | or b',
      where: ['x/a.ts', 'x/[key]/b.ts', 'x/b.ts'],
      proofs: { 'x/a.test.ts': ['§5 one'], 'docs/b.test.ts': ['§5 one', '§5 two'] },
    },
  ],
};

test('writes the sections below the introduction', () => {
  const page = '# Title\n\nBy hand.\n\n## §4 Gone\n\n| old |\n';
  const written = [
    '# Title',
    '',
    'By hand.',
    '',
    '## §5 Rules',
    '',
    '| § | Requirement | Where | Proof |',
    '|---|---|---|---|',
    '| §5 | Either a \\| or b | [a.ts](../x/a.ts)<br>[\\[key\\]/b.ts](../x/[key]/b.ts)<br>[x/b.ts](../x/b.ts) | [a.test.ts](../x/a.test.ts)<br>[b.test.ts](b.test.ts) (2) |',
    '',
  ].join('\n');
  expect(withSections(page, [SECTION])).toBe(written);
  expect(withSections(written, [SECTION])).toBe(written);
});
