import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import { BackendAddresses } from '../wire/backend-addresses.ts';
import { LinkMap } from '../wire/link-map.ts';
import { makeLinkMover, type OldBlog } from './link-mover.ts';
import type { LinkedPost } from './post-pairs.ts';

const origin = 'https://old.example';
const titles = { en: 'Hello tea', de: 'Hallo Tee' };
const tea = { key: 'tea', translation: 'tee', titles };
const tee = { key: 'tee', translation: 'tea', titles };
const links = new LinkMap(origin, new Findings());
const blog: OldBlog = {
  origin,
  addresses: new BackendAddresses(origin, ['older.example']),
  path: '/news',
  links,
  posts: new Map<string, LinkedPost>([
    ['/2020/hello-tea', tea],
    ['/de/hallo-tee', tee],
    ['/?p=7', tea],
    ['/?p=8', tee],
    ['/2020/brew', { key: 'brew', titles: { en: 'Brew' } }],
  ]),
};
const leadsNowhere = (address: string) => !['/', '/projects'].includes(address);
const moveLinks = makeLinkMover(blog, [], leadsNowhere);

test.each([
  ['a post, by whichever protocol', 'http://old.example/2020/hello-tea/#brew', '/blog/hallo-tee#brew'],
  ['a post without the site’s name', '/de/hallo-tee', '/blog/hallo-tee'],
  ['a post by its number', `${origin}/?p=7`, '/blog/hallo-tee'],
  ['a post by its number, in the blog’s folder', `${origin}/news/?p=7`, '/blog/hallo-tee'],
  ['a post by its number, in a language', `${origin}/de/?lang=de&p=7`, '/blog/hallo-tee'],
  ['a post at a host of before', 'https://www.older.example/2020/hello-tea/', '/blog/hallo-tee'],
  ['the home page', `${origin}/`, '/'],
  ['a page of this site', `${origin}/projects`, '/projects'],
  ['another site', 'https://old.example.org/2020/hello-tea', 'https://old.example.org/2020/hello-tea'],
])('a link to %s leads there', (_what, address, to) => {
  const { moveLink, stayed, nowhere } = moveLinks('de', 'coffee');
  expect(moveLink(address)).toBe(to);
  expect([...stayed, ...nowhere]).toEqual([]);
});

test.each([
  ['/wp-content/uploads/a.pdf', `${origin}/wp-content/uploads/a.pdf`],
  ['http://old.example/prices.pdf?v=2', `${origin}/prices.pdf?v=2`],
  ['/?page_id=4', `${origin}/?page_id=4`],
  ['/?lang=de&cat=3', `${origin}/?lang=de&cat=3`],
  ['/?p=9', `${origin}/?p=9`],
])('a link to %s stays, and is told', (address, there) => {
  const { moveLink, stayed } = moveLinks('en', 'coffee');
  expect(moveLink(address)).toBe(there);
  expect([...stayed]).toEqual([there]);
});

test.each([
  ['tea', 'en', `${origin}/de/hallo-tee/`],
  ['tea', 'en', '/?p=8'],
  ['tee', 'de', '/2020/hello-tea#brew'],
  ['brew', 'en', '/de/2020/brew/'],
] as const)('a link of “%s” in %s to its translation, %s, is left out, and told', (key, language, address) => {
  const { moveLink, toTranslation, stayed, nowhere } = moveLinks(language, key);
  expect(moveLink(address)).toBe('');
  expect([[...toTranslation], [...stayed, ...nowhere]]).toEqual([[address], []]);
});

test.each([
  ['tea', 'en', '/2020/hello-tea#brew', '/blog/hello-tea#brew'],
  ['tea', 'en', '/de/2020/brew/', '/blog/brew'],
] as const)('a link of “%s” in %s to %s leads to %s', (key, language, address, to) => {
  const { moveLink, toTranslation, nowhere } = moveLinks(language, key);
  expect(moveLink(address)).toBe(to);
  expect([...toTranslation, ...nowhere]).toEqual([]);
});

test('a link to a page that this site hasn’t got is told', () => {
  const { moveLink, nowhere } = moveLinks('en', 'coffee');
  expect(moveLink(`${origin}/about`)).toBe('/about');
  expect([...nowhere]).toEqual([`${origin}/about`]);
});

test.each([
  ['its own post', '/de/?p=7', '/blog/hallo-tee'],
  ['a post of the blog around it', '/?p=7', '/blog/das-lager'],
  ['a post of a blog on another host', 'https://tea.example/?p=7', '/blog/heller-tee'],
])('in one of several blogs a link to %s leads there', (_what, address, to) => {
  const titled = (de: string) => new Map([['/?p=7', { key: de, titles: { de } }]]);
  const at = (site: string, path: string) => ({ origin: site, addresses: new BackendAddresses(site), path, links });
  const own = { ...at(origin, '/de'), posts: titled('Hallo Tee') };
  const around = { ...at(origin, ''), posts: titled('Das Lager') };
  const away = { ...at('https://tea.example', ''), posts: titled('Heller Tee') };
  expect(makeLinkMover(own, [away, around], leadsNowhere)('de', 'coffee').moveLink(address)).toBe(to);
});
