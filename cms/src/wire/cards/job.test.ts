import { expect, test } from 'vitest';
import { both, paragraph, testContext } from '../testing/content.ts';
import { isOpen, jobCard } from './job.ts';

const job = {
  id: 7,
  title: both('Backend developer', 'Backend-Entwickler'),
  offices: ['MUC'],
  starts: '2026-09-01T12:00:00.000Z',
  valid_through: '2026-06-15T12:00:00.000Z',
  body: { en: paragraph('Come & build.'), de: null },
};

test('a job is open to the end of its last day', () => {
  expect(isOpen(job, '2026-06-15')).toBe(true);
  expect(isOpen(job, '2026-06-16')).toBe(false);
  expect(isOpen({}, '2026-06-16')).toBe(true);
});

test('a job names its cities and its page in the language, and falls back to the English text', () => {
  expect(jobCard(job, testContext('de'))).toMatchObject({
    id: 'job-7',
    title: 'Backend-Entwickler',
    location: 'München',
    date: '2026-09-01',
    link: '/jobapply/backend-entwickler',
    html_field: '<p>Come &amp; build.</p>',
  });
});
