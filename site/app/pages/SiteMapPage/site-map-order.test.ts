import type { PageName } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { sortLinks } from './site-map-order.ts';

const named = (page: PageName, name: string) => ({ page, name });

test('the first page of a subject is followed by the others by their names, umlauts as their letters', () => {
  const links = ['Leistungen', 'Überblick', 'Umzug', 'API', 'testen'].map((name) => named('services', name));
  expect(sortLinks(links).map(({ name }) => name)).toEqual(['Leistungen', 'API', 'testen', 'Überblick', 'Umzug']);
});

test('what a list holds keeps its order, behind the pages', () => {
  const links = [named('project', 'Zaitoon'), named('projects', 'Projekte'), named('project', 'Feldkorn')];
  expect(sortLinks(links).map(({ name }) => name)).toEqual(['Projekte', 'Zaitoon', 'Feldkorn']);
});
