/** Pagination of a list longer than one page. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CareerGrid } from '#app/sections/CareerGrid/CareerGrid.tsx';
import { NewsList } from '#app/sections/News/NewsList.tsx';
import { ProjectGrid } from '#app/sections/ProjectGrid/ProjectGrid.tsx';
import { readSection } from '#app/testing/read-section.ts';
import { serve, show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Post ${at}`, date: '2026-01-01' }));
const posts = (start: number, total: number) => (
  <NewsList
    section={readSection('News', { layout: 'list', card_components: cards(12), window: { start, total, all: total } })}
  />
);

const WORDS = {
  en: { label: 'Pages of this list', more: 'More', third: 'Page 3', all: 'See all 99' },
  de: { label: 'Seiten dieser Liste', more: 'Mehr', third: 'Seite 3', all: 'Alle 99 ansehen' },
} as const;

for (const language of LANGUAGES) {
  const say = WORDS[language];
  const blogs = language === 'en' ? '/agency/blogs' : '/de/agency/blogs';

  test(`a long list has links to its pages without a script, in ${language}`, async () => {
    serve(posts(24, 1_000), { at: `${blogs}?page=3` });
    const pages = page.getByRole('navigation', { name: say.label });
    const links = pages.getByRole('listitem').getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1', blogs],
      ...[2, 3, 4, 84].map((number) => [`${number}`, `${blogs}?page=${number}`]),
    ]);
    await expect.element(pages.getByRole('link', { name: say.third })).toHaveAttribute('aria-current', 'page');
    expect(pages.element().querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect.element(pages.getByRole('link', { name: say.more })).toHaveAttribute('href', `${blogs}?page=4`);
  });

  test(`where a page is not the list's own, the way leads there, in ${language}`, async () => {
    serve(posts(0, 99), { at: language === 'en' ? '/products' : '/de/products' });
    await expect.element(page.getByRole('link', { name: say.all })).toHaveAttribute('href', blogs);
    expect(page.getByRole('navigation', { name: say.label }).elements()).toEqual([]);
  });
}

test('the last page leads back only, and a list of one page nowhere', async () => {
  serve(posts(12, 24), { at: '/agency/blogs?page=2' });
  const links = page.getByRole('navigation').getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  document.body.replaceChildren();
  serve(posts(0, 12), { at: '/agency/blogs' });
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

test('a list opens with a large post on its first page only', () => {
  serve(posts(0, 99), { at: '/agency/blogs' });
  const large = () => document.querySelectorAll('[data-look="large"]').length;
  expect(large()).toBe(1);
  document.body.replaceChildren();
  serve(posts(12, 99), { at: '/agency/blogs?page=2' });
  expect(large()).toBe(0);
});

const CHOICES = {
  category: [{ value: 'Apps' }, { value: 'Shops' }],
  office: [{ value: 'MUC' }],
  team: [{ value: 'QA' }],
};

test('§4 a long list of projects counts and offers all of them, numbers them on, and ends on its last page', async () => {
  const projects = (start: number, total: number) => (
    <ProjectGrid
      section={readSection('ProjectGrid', {
        card_components: [{ title: 'Salt' }, { title: 'Tide' }],
        window: { start, total, all: 40, choices: CHOICES },
      })}
    />
  );
  const { address } = await show(projects(18, 40), { at: '/projects?page=2' });
  const numbers = () =>
    page
      .getByRole('article')
      .elements()
      .map((card) => card.textContent?.slice(0, 2));
  expect(numbers()).toEqual(['19', '20']);
  await expect.element(page.getByRole('status')).toHaveTextContent('40 projects');
  expect(page.getByText('Entry 41 could be yours').elements()).toEqual([]);
  expect([...page.getByRole('combobox').element().children].map(({ textContent }) => textContent)).toEqual([
    'All',
    'Apps',
    'Shops',
  ]);
  await page.getByRole('combobox').selectOptions('Shops');
  await expect.poll(address).toBe('/projects?category=Shops');
  document.body.replaceChildren();
  serve(projects(0, 2), { at: '/projects?category=Shops' });
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 40 projects: Shops');
  await expect.element(page.getByText('Entry 41 could be yours')).toBeVisible();
});

test('§2 a long list of jobs counts and numbers all of them, and says so where filters leave none', async () => {
  const jobs = (window: object, ...titles: string[]) => (
    <CareerGrid
      section={readSection('CareerGrid', {
        card_components: titles.map((title) => ({ title })),
        window: { all: 99, choices: CHOICES, ...window },
      })}
    />
  );
  const site = siteWithOffices('en');
  serve(jobs({ start: 20, total: 41 }, 'Tester', 'Lead'), { at: '/contactus/career?office=MUC&page=2', site });
  await expect.element(page.getByRole('status')).toHaveTextContent('41 jobs: MUC');
  expect(
    page
      .getByText(/^2[12]$/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['21', '22']);
  expect(page.getByRole('link', { name: 'Page 3' }).element().getAttribute('href')).toBe(
    '/contactus/career?office=MUC&page=3',
  );
  document.body.replaceChildren();
  serve(jobs({ start: 0, total: 0 }), { at: '/contactus/career?office=MUC&team=QA', site });
  await expect.element(page.getByText(/^No chair is free here/)).toBeVisible();
  await expect.element(page.getByLabelText('Team', { exact: true })).toHaveValue('QA');
});
