import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import { BackendAddresses } from '../wire/backend-addresses.ts';
import { LinkMap } from '../wire/link-map.ts';
import { moveLinksOf, type OldBlog } from './move-links.ts';

const origin = 'https://old.example';
const tea = { en: 'Hello tea', de: 'Hallo Tee' };
const links = new LinkMap(origin, new Findings());
const blog: OldBlog = {
  origin,
  addresses: new BackendAddresses(origin, ['older.example']),
  path: '/news',
  links,
  titles: new Map([
    ['/2020/hello-tea', tea],
    ['/de/hallo-tee', tea],
    ['/?p=7', tea],
  ]),
};
const leadsNowhere = (address: string) => !['/', '/projects'].includes(address);
const moveLinks = moveLinksOf(blog, [], leadsNowhere);

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
  const { moveLink, stayed, nowhere } = moveLinks('de');
  expect(moveLink(address)).toBe(to);
  expect([...stayed, ...nowhere]).toEqual([]);
});

test.each([
  ['/wp-content/uploads/a.pdf', `${origin}/wp-content/uploads/a.pdf`],
  ['http://old.example/prices.pdf?v=2', `${origin}/prices.pdf?v=2`],
  ['/?page_id=4', `${origin}/?page_id=4`],
  ['/?lang=de&cat=3', `${origin}/?lang=de&cat=3`],
  ['/?p=8', `${origin}/?p=8`],
])('a link to %s stays, and is told', (address, there) => {
  const { moveLink, stayed } = moveLinks('en');
  expect(moveLink(address)).toBe(there);
  expect([...stayed]).toEqual([there]);
});

test('a link to a page that this site hasn’t got is told', () => {
  const { moveLink, nowhere } = moveLinks('en');
  expect(moveLink(`${origin}/about`)).toBe('/about');
  expect([...nowhere]).toEqual(['/about']);
});

test.each([
  ['its own post', '/de/?p=7', '/blog/hallo-tee'],
  ['a post of the blog around it', '/?p=7', '/blog/das-lager'],
  ['a post of a blog on another host', 'https://tea.example/?p=7', '/blog/heller-tee'],
])('in one of several blogs a link to %s leads there', (_what, address, to) => {
  const titled = (de: string) => new Map([['/?p=7', { de }]]);
  const at = (site: string, path: string) => ({ origin: site, addresses: new BackendAddresses(site), path, links });
  const own = { ...at(origin, '/de'), titles: titled('Hallo Tee') };
  const around = { ...at(origin, ''), titles: titled('Das Lager') };
  const away = { ...at('https://tea.example', ''), titles: titled('Heller Tee') };
  expect(moveLinksOf(own, [away, around], leadsNowhere)('de').moveLink(address)).toBe(to);
});
