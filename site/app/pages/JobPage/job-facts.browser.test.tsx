import { readCard } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { JobFacts } from './JobFacts.tsx';

/** Returns the terms and values on a job's page, in order. */
async function factsOf(sent: object, at: string) {
  const card = readCard(sent);
  if (!card) throw new Error('There is no card.');
  await show(<JobFacts card={card} />, { at });
  const texts = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  const values = texts('definition');
  return texts('term').map((term, place) => [term, values[place]]);
}

const JOB = {
  location: 'Munich, Duisburg',
  date: '2027-02-01',
  job_type: 'Full or part time',
  houres: '32 to 40 hours a week',
  salary: '€58,000–74,000 a year',
  posted: '2026-11-26',
  valid_through: '2027-09-30',
};

test('a job says each fact below what it is', async () => {
  expect(await factsOf(JOB, '/')).toEqual([
    ['Location', 'Munich, Duisburg'],
    ['Earliest start', 'February 2027'],
    ['Employment', 'Full or part time'],
    ['Hours', '32 to 40 hours a week'],
    ['Salary', '€58,000–74,000 a year'],
    ['Posted on', '26 November 2026'],
    ['Apply by', '30 September 2027'],
  ]);
});

test('a job says in German what is known of it, and nothing else', async () => {
  expect(await factsOf({ location: 'München', date: 'bald', valid_through: '2027-09-30' }, '/de')).toEqual([
    ['Standort', 'München'],
    ['Bewerben bis', '30. September 2027'],
  ]);
});
