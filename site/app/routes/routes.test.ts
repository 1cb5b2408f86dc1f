import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { pageRoutes } from '../routes.ts';

/** Maps each path to its route module. */
const modules = (pages: Readonly<Record<string, Page>>) =>
  Object.fromEntries(pageRoutes(pages).map(({ path, file }) => [path, file]));

test('a page more is a row more: it has its route in both languages, without a module of its own', () => {
  const press: Page = { path: '/press/:name', kind: 'sections', subject: 'agency', key: 'aboutus' };
  const before = modules(PAGES);
  expect(modules({ ...PAGES, press })).toEqual({
    ...before,
    '/press/:name': 'routes/sections.tsx',
    '/de/press/:name': 'routes/sections.tsx',
  });
});

test('forms and details have modules of their own, all other pages are made of sections', () => {
  expect(modules(PAGES)).toMatchObject({
    '/': 'routes/sections.tsx',
    '/de': 'routes/sections.tsx',
    '/contactus/contactform': 'routes/message-form.tsx',
    '/de/career-form': 'routes/application-form.tsx',
    '/jobapply/:role': 'routes/job.tsx',
    '/de/*': 'routes/sections.tsx',
  });
});
