import { ENDED_JOBS_MAX } from '@kontorwerk/contract/settings/settings';
import { expect, test } from 'vitest';
import { jobCard, salaryText } from './job.ts';
import { isOpen, listEndedJobs } from './open-jobs.ts';
import { TEXTS } from './page-texts.ts';
import { both, paragraph, stored, testContext } from './testing/content.ts';

const job = stored.job({
  id: 7,
  title: both('Backend developer', 'Backend-Entwickler'),
  offices: ['MUC'],
  starts: '2026-09-01T12:00:00.000Z',
  valid_through: '2026-06-15T12:00:00.000Z',
  body: { en: paragraph('Come & build.'), de: null },
});

test('a job is open to the end of its last day', () => {
  expect(isOpen(job, '2026-06-15')).toBe(true);
  expect(isOpen(job, '2026-06-16')).toBe(false);
  expect(isOpen({}, '2026-06-16')).toBe(true);
});

test('a job that isn’t published, or lies in the trash, is open on no day', () => {
  expect(isOpen({ ...job, _status: 'draft' }, '2026-06-15')).toBe(false);
  expect(isOpen({ ...job, deletedAt: '2026-06-01T12:00:00.000Z' }, '2026-06-15')).toBe(false);
});

test('a job has ended that was posted and isn’t open: the last ones first, in the language, as many as are remembered', () => {
  const posted = '2026-05-01T12:00:00.000Z';
  const later = { ...job, id: 8, title: both('Tester', 'Prüferin'), posted: '2026-05-02T12:00:00.000Z' };
  const jobs = [
    { ...job, posted },
    { ...later, _status: 'draft' as const },
    { ...later, id: 9, title: both('Never', 'Nie'), posted: null, _status: 'draft' as const },
    { ...later, id: 10, title: both('Open', 'Offen'), valid_through: null },
  ];
  expect(listEndedJobs(jobs, '2026-06-16', 'de')).toEqual(['Prüferin', 'Backend-Entwickler']);
  const many = Array.from({ length: ENDED_JOBS_MAX + 1 }, (_, id) => ({ ...job, id, posted }));
  expect(listEndedJobs(many, '2026-06-16', 'de')).toHaveLength(ENDED_JOBS_MAX);
});

test('a job says since when it is on the site and until when, where that is known', () => {
  const days = { posted: '2026-05-01', valid_through: '2026-06-15' };
  expect(jobCard({ ...job, posted: '2026-05-01T09:00:00.000Z' }, testContext('en'))).toMatchObject(days);
  expect(jobCard({ ...job, valid_through: null }, testContext('en'))).not.toHaveProperty('valid_through');
});

test('a job names its cities and its page in the language, and falls back to the English text', () => {
  const context = testContext('de');
  expect({ ...jobCard(job, context), ...TEXTS.jobs(job, context) }).toMatchObject({
    id: 'job-7',
    title: 'Backend-Entwickler',
    location: 'München',
    date: '2026-09-01',
    link: '/jobapply/backend-entwickler',
    html_field: '<p>Come &amp; build.</p>',
  });
});

test('a job names who answers questions about it, or nobody', () => {
  const asked = { ...job, contact: { name: 'Amira Yıldız', role: both('Team lead', 'Teamleitung'), image: null } };
  expect(jobCard(asked, testContext('de'))).toMatchObject({ name: 'Amira Yıldız', location_company: 'Teamleitung' });
  expect(jobCard(job, testContext('de'))).toMatchObject({ name: '', location_company: '', image: '' });
});

/** Replaces the formatters' non-breaking spaces. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test.each([
  ['en', 'EUR', 58_000, 74_000, '€58,000–74,000 a year'],
  ['de', 'EUR', 58_000, 74_000, '58.000–74.000 € im Jahr'],
  ['en', 'INR', 1_400_000, 2_200_000, '₹1,400,000–2,200,000 a year'],
  ['en', 'EUR', 60_000, 60_000, '€60,000 a year'],
] as const)('%s %s %i to %i', (language, currency, from, to, text) => {
  expect(plainSpaces(salaryText({ currency, from, to }, language))).toBe(text);
});

test('no salary, no text', () => {
  expect(salaryText({}, 'en')).toBe('');
  expect(salaryText({ from: null, to: null, currency: 'EUR' }, 'en')).toBe('');
});
