import { expect, test } from 'vitest';
import { matchesRole, matchesSlug, slugOf } from './slug.ts';

test.each([
  ['Shop Migration', 'shop-migration'],
  ['  Two   spaces \n and lines ', 'two-spaces-and-lines'],
  ['Größe & Maß: 100 %', 'größe-&-maß:-100-%'],
  ['B2B-Shop', 'b2b-shop'],
  ['Web\u00adentwicklung', 'webentwicklung'],
  ['U\u0308bersicht', 'übersicht'],
  ['', ''],
])('§2 the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['Shop Migration', 'shop-migration', true],
  ['Shop Migration', 'Shop-MIGRATION', true],
  ['Shop-Migration', 'shop-migration', true],
  ['Shop Migration', 'Shop Migration', true],
  ['Shop Migration', 'shop', false],
  ['Shop Migration', 'shop-migrations', false],
  ['Shop Migration', 'shop--migration', false],
])('§2 the title "%s" belongs to the slug "%s": %s', (title, slug, belongs) => {
  expect(matchesSlug(title, slug)).toBe(belongs);
});

test.each([
  ['Senior Developer', 'senior-developer', true],
  ['Senior Developer', 'SENIOR developer', true],
  ['Full-Stack Developer', 'full-stack-developer', true],
  ['Full-Stack Developer', 'full stack developer', true],
  ['Developer - Remote', 'developer---remote', true],
  ['Developer - Remote', 'developer-remote', true],
  [' Developer ', 'developer', true],
  ['Test\u00adentwickler', 'testentwickler', true],
  ['Senior Developer', 'seniordeveloper', false],
  ['Senior Developer', 'senior', false],
])('§2 the job "%s" belongs to the role "%s": %s', (title, role, belongs) => {
  expect(matchesRole(title, role)).toBe(belongs);
});
