import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { FREE_PARAMETER_MAX } from '@kontorwerk/contract/pages/pages';
import { expect, it } from 'vitest';
import { ContentUnavailable } from '../content-store/content-sets.ts';
import { buildDefaultSettings } from '../content-store/default-settings.ts';
import { parseTarget } from '../http/request-target.ts';
import { isOwnAddress, readPageAddress } from './page-address.ts';

const section = (component_name: string, card_components: readonly object[]) => [
  { title: 'Any', meta: [{ component_name, card_components }] },
];

const CONTENT: Partial<Readonly<Record<PageKey, unknown>>> = {
  projects: section('ProjectGrid', [
    { title: 'Indus', pro_category: 'Shops' },
    { title: 'Ravi', pro_category: 'Apps' },
  ]),
  career: section('CareerGrid', [{ title: 'Senior Designer', location: 'Kiel, Bonn', category: 'Design & Brand' }]),
};

const content = {
  entries: (key: PageKey) => {
    if (CONTENT[key] === undefined) throw new ContentUnavailable();
    return readEntries(CONTENT[key], () => {});
  },
  settings: () => buildDefaultSettings('http://www.example'),
};

function read(url: string) {
  const target = parseTarget(url);
  return target && readPageAddress(target, pageAt(target.path), content);
}

it.each([
  ['/', '/'],
  ['/projects', '/projects'],
  ['/%70rojects?utm_source=x&fbclid=y', '/projects'],
  ['/projects?category=Shops&x=1', '/projects?category=Shops'],
  ['/de/projects?b=2&category=Shops&category=Apps', '/de/projects?category=Shops'],
  ['/contactus/career?team=Design+%26+Brand&office=Kiel', '/contactus/career?office=Kiel&team=Design+%26+Brand'],
  ['/contactus/career?team=Design+%26+Brand&page=2', '/contactus/career?page=2&team=Design+%26+Brand'],
  ['/agency/blogs?page=12&utm_source=x', '/agency/blogs?page=12'],
  ['/de/projects?page=2&category=Shops', '/de/projects?category=Shops&page=2'],
  ['/projects?page=1', '/projects'],
  ['/services/webdevelopmente', '/services/webdevelopmente'],
  ['/de/blog/%C3%BCber-uns', '/de/blog/%C3%BCber-uns'],
  ['/jobapply/senior-designer', '/jobapply/senior-designer'],
  ['/nowhere', '/nowhere'],
  ['/search?kind=job', '/search'],
])('%s is kept as %s', (url, target) => {
  expect(read(url)).toEqual({ target, isCacheable: true });
});

it.each([
  ['a parameter of another page', '/?category=Shops', '/'],
  ['a value that no card has', '/projects?category=1', '/projects'],
  ['a value while there is no content', '/de/agency/blogs?office=Kiel', '/de/agency/blogs'],
  ['a place where nobody is wanted', '/contactus/career?office=Jena', '/contactus/career'],
  ['a page of what has none', '/products?page=2', '/products'],
])('%s leaves the plain page', (_what, url, target) => {
  expect(read(url)).toEqual({ target, isCacheable: true });
});

it.each(['0', '01', '-1', 'two', '', '1.5', '999999'])('page "%s" of a list is one that there is not', (page) => {
  expect(read(`/agency/blogs?page=${page}`)).toEqual({ target: '/agency/blogs?page=0', isCacheable: true });
});

it('a long list is filtered by choices of which what is held has no card', () => {
  const window = { total: 99, all: 99, start: 0, choices: { category: [{ value: 'Harbours', text: 'Harbours' }] } };
  const long = {
    ...content,
    entries: () => readEntries([{ meta: [{ component_name: 'ProjectGrid', window }] }], () => {}),
  };
  const target = parseTarget('/projects?category=Harbours&page=2');
  expect(target && readPageAddress(target, pageAt(target.path), long)).toEqual({
    target: '/projects?category=Harbours&page=2',
    isCacheable: true,
  });
});

it.each([
  ['/contactus/contactform?from=Shopware&to=x', '/contactus/contactform?from=Shopware&to=x'],
  ['/search?q=a&kind=job&b=2', '/search?kind=job&q=a'],
  ['/de/search?q=a&kind=nothing', '/de/search?q=a'],
  ['/search?shown=20&q=a', '/search?q=a&shown=20'],
  ['/search?q=a&shown=10', '/search?q=a'],
  ['/search?q=a&shown=1000', '/search?q=a'],
  ['/en', '/en'],
  ['/en/projects', '/en/projects'],
  ['/PrOjects', '/PrOjects'],
  ['/blog/foo%C2%AD', '/blog/foo%C2%AD'],
])('%s is not kept: there are endless others', (url, target) => {
  expect(read(url)).toEqual({ target, isCacheable: false });
});

it('what a visitor writes freely has a longest length', () => {
  expect(read(`/contactus/contactform?from=${'x'.repeat(FREE_PARAMETER_MAX + 1)}`)).toEqual({
    target: '/contactus/contactform',
    isCacheable: true,
  });
});

it('a page has one address of its own', () => {
  const isOwn = (path: string) => isOwnAddress(path, pageAt(path));
  expect(['/', '/de', '/projects/indus', '/jobapply/senior-designer'].map(isOwn)).not.toContain(false);
  expect(['/en', '/en/projects', '/DE', '/projects/Indus', '/blog/a%C2%ADb'].map(isOwn)).not.toContain(true);
});
