/** The category filter of the project listing. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve, show } from '#app/testing/serve.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';

const WORDS = {
  en: {
    label: 'Category',
    all: 'All',
    counts: ['4 projects', '2 of 4 projects', '1 of 4 projects', '1 of 4 projects'],
  },
  de: {
    label: 'Kategorie',
    all: 'Alle',
    counts: ['4 Projekte', '2 von 4 Projekten', '1 von 4 Projekten', '1 von 4 Projekten'],
  },
} as const;

const CATEGORIES = ['Shopify', 'Brand design', 'Web apps'] as const;
const ALL = ['Tea House', 'Harbour', 'Lamp Shop', 'Tide Table'];
const SHOPIFY = ['Tea House', 'Lamp Shop'];

const grid = (
  <ProjectGrid
    section={readSection('ProjectGrid', {
      main_title: 'All works',
      card_components: [
        { title: 'Tea House', pro_category: 'Shopify' },
        { title: 'Harbour', pro_category: 'Brand design' },
        { title: 'Lamp Shop', pro_category: 'Shopify' },
        { title: 'Tide Table', pro_category: 'Web apps' },
      ],
    })}
  />
);

const select = page.getByRole('combobox');
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);

for (const language of LANGUAGES) {
  test(`§2 §4 projects are filtered by All or one category, kept in the address, in ${language}`, async () => {
    const { label, all, counts } = WORDS[language];
    const listing = language === 'en' ? '/projects' : '/de/projects';
    const { address } = await show(grid, { at: listing });
    const choices = [...page.getByLabelText(label, { exact: true }).element().children];
    expect(choices.map(({ textContent }) => textContent)).toEqual([all, ...CATEGORIES]);
    const status = page.getByRole('status').element();
    expect(titles()).toEqual(ALL);
    expect(status.textContent).toBe(counts[0]);
    for (const [category, shown, count, query] of [
      ['Shopify', SHOPIFY, counts[1], '?category=Shopify'],
      ['Brand design', ['Harbour'], counts[2], '?category=Brand+design'],
      ['Web apps', ['Tide Table'], counts[3], '?category=Web+apps'],
      [all, ALL, counts[0], ''],
    ] as const) {
      await select.selectOptions(category);
      await expect.poll(titles, { message: category }).toEqual(shown);
      expect(address()).toBe(`${listing}${query}`);
      // A live region announces changes only if it is the same element.
      expect(status.isConnected).toBe(true);
      // Another text for another choice with as many projects, or nothing would be announced.
      expect(status.textContent).toBe(category === all ? count : `${count}: ${category}`);
    }
  });
}

test('§4 a choice is there again on the way back, and is no step of its own', async () => {
  const { address, goTo, goBack } = await show(grid);
  await goTo('/projects');
  await select.selectOptions('Web apps');
  await select.selectOptions('Shopify');
  await expect.poll(titles).toEqual(SHOPIFY);
  await goTo('/imprint');
  await expect.poll(titles).toEqual(ALL);
  await goBack();
  await expect.poll(titles).toEqual(SHOPIFY);
  await expect.element(select).toHaveValue('Shopify');
  expect(address()).toBe('/projects?category=Shopify');
  await goBack();
  await expect.poll(address).toBe('/');
});

test("§4 the server's HTML is filtered by the address, with a button that goes when the app runs", async () => {
  const { hydrate } = serve(grid, { at: '/projects?category=Shopify' });
  const button = page.getByRole('button', { name: 'Show' });
  expect(titles()).toEqual(SHOPIFY);
  await expect.element(select).toHaveValue('Shopify');
  await expect.element(button).toBeVisible();
  await hydrate();
  await expect.element(button).not.toBeInTheDocument();
  expect(titles()).toEqual(SHOPIFY);
  await expect.element(select).toHaveValue('Shopify');
});

test('§4 a category that no project has shows them all', async () => {
  await show(grid, { at: '/projects?category=Knitting' });
  await expect.element(select).toHaveValue('');
  expect(titles()).toEqual(ALL);
});

test('§4 the filter works by keys', async () => {
  await show(grid, { at: '/projects' });
  const control = select.element();
  if (!(control instanceof HTMLSelectElement)) throw new Error('The filter is no select.');
  control.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(titles).toEqual(SHOPIFY);
  expect(control.value).toBe('Shopify');
  expect(document.activeElement).toBe(control);
});
