/** The two filters of the job list. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { CareerGrid } from './CareerGrid.tsx';

const WORDS = {
  en: {
    office: 'Office',
    offices: ['All offices', 'Munich', 'Duisburg', 'Chennai'],
    teams: ['All teams', 'Quality', 'Development'],
    counts: ['0 jobs', '1 job', '2 jobs', '3 jobs'],
    none: /^No chair is free here/,
    apply: 'Send a speculative application',
  },
  de: {
    office: 'Büro',
    offices: ['Alle Büros', 'München', 'Duisburg', 'Chennai'],
    teams: ['Alle Teams', 'Quality', 'Development'],
    counts: ['0 Stellen', '1 Stelle', '2 Stellen', '3 Stellen'],
    none: /kein Stuhl frei/,
    apply: 'Initiativ bewerben',
  },
} as const;

const grid = (
  <CareerGrid
    section={readSection('CareerGrid', {
      main_title: 'Open jobs',
      card_components: [
        { title: 'Tester', location: 'MAA', category: 'Quality' },
        { title: 'Developer', location: 'DUI, MUC', category: 'Development' },
        { title: 'Lead', location: 'MUC', category: 'Quality' },
      ],
    })}
  />
);

const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

for (const language of LANGUAGES) {
  test(`§2 jobs are filtered by office and team together, kept in the address, in ${language}`, async () => {
    const say = WORDS[language];
    const at = language === 'en' ? '/contactus/career' : '/de/contactus/career';
    const { address } = await show(grid, { at, site: siteWithOffices(language) });
    const office = page.getByLabelText(say.office, { exact: true });
    const team = page.getByLabelText('Team', { exact: true });
    const choicesOf = (select: typeof office) => [...select.element().children].map(({ textContent }) => textContent);
    expect(choicesOf(office)).toEqual(say.offices);
    expect(choicesOf(team)).toEqual(say.teams);
    const status = page.getByRole('status').element();
    expect(titles()).toEqual(['Tester', 'Developer', 'Lead']);
    expect(status.textContent).toBe(say.counts[3]);
    for (const [select, choice, shown, query] of [
      [office, say.offices[1], ['Developer', 'Lead'], '?office=MUC'],
      [team, 'Quality', ['Lead'], '?office=MUC&team=Quality'],
      [office, say.offices[2], [], '?office=DUI&team=Quality'],
      [team, say.teams[0], ['Developer'], '?office=DUI'],
      [office, say.offices[0], ['Tester', 'Developer', 'Lead'], ''],
    ] as const) {
      await select.selectOptions(choice);
      await expect.poll(titles, { message: query }).toEqual(shown);
      expect(address()).toBe(`${at}${query}`);
      expect(status.isConnected).toBe(true);
      expect(status.textContent?.replace(/:.*/, '')).toBe(say.counts[shown.length]);
    }
  });

  test(`§2 where the filters leave no job, the list says so and leads to the application, in ${language}`, async () => {
    const say = WORDS[language];
    const folder = language === 'en' ? '' : '/de';
    await show(grid, {
      at: `${folder}/contactus/career?office=DUI&team=Quality`,
      site: siteWithOffices(language),
    });
    await expect.element(page.getByText(say.none)).toBeVisible();
    await expect.element(page.getByRole('link', { name: say.apply })).toHaveAttribute('href', `${folder}/career-form`);
    expect(titles()).toEqual([]);
  });
}

test('a job’s offices are read aloud by their cities, not by their codes', async () => {
  await show(grid, { at: '/de/contactus/career', site: siteWithOffices('de') });
  const job = page.getByRole('listitem').filter({ hasText: 'Developer' }).element();
  expect(job.textContent).toMatch(/DUI.*MUC/);
  for (const silent of job.querySelectorAll('[aria-hidden="true"]')) silent.replaceChildren();
  expect(job.textContent).toMatch(/Duisburg.*München/);
  expect(job.textContent).not.toMatch(/DUI|MUC/);
});
