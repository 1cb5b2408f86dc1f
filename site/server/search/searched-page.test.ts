import { expect, test } from 'vitest';
import { pageKind } from './searched-page.ts';

test.each([
  ['servicesOverview', 'service'],
  ['ecommerce', 'ecommerce'],
  ['products', 'product'],
  ['project', 'project'],
  ['projects', 'page'],
  ['blogs', 'page'],
  ['post', 'post'],
  ['career', 'page'],
  ['job', 'job'],
  ['imprint', 'page'],
  ['free', 'page'],
] as const)('%s is a result of the kind %s', (page, kind) => {
  expect(pageKind(page)).toBe(kind);
});
