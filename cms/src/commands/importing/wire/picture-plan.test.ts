import { expect, test } from 'vitest';
import { PicturePlan } from './picture-plan.ts';

const SITE = 'https://cms.old.example';

const OLD_HOSTS = ['older.example', 'www.oldest.example'];

function planned(...addresses: readonly string[]) {
  const plan = new PicturePlan(SITE, { last: 0 }, OLD_HOSTS);
  for (const address of addresses) plan.at(address, 'a page');
  return plan.pictures.map(({ address }) => address);
}

const HERO = '/wp-content/uploads/2024/05/hero.webp';

test.each([
  ['its scheme', `http://cms.old.example${HERO}`, `${SITE}${HERO}`],
  ['its scheme and port left out', HERO, `//cms.old.example${HERO}`, `http://cms.old.example:8080${HERO}`],
  ['its version', HERO, `${HERO}?ver=6.1`],
  ['its encoding', '/uploads/B%C3%BCro 1.webp', '/uploads/Büro%201.webp', '/uploads/Bu\u0308ro%201.webp'],
  ['its size', HERO, '/wp-content/uploads/2024/05/hero-300x200.webp', '/wp-content/uploads/2024/05/hero-scaled.webp'],
])('a picture is the same, whatever %s', (_what, ...addresses) => {
  expect(planned(...addresses)).toEqual([addresses[0]]);
});

test('of the sizes of a picture the upload itself is fetched, else the widest', () => {
  const size = (width: number) => `/wp-content/uploads/hero-${width}x100.webp`;
  expect(planned(size(300), '/wp-content/uploads/hero.webp', size(600))).toEqual(['/wp-content/uploads/hero.webp']);
  expect(planned(size(300), size(600), size(150))).toEqual([size(600)]);
});

test('a picture at an old host, or at the backend’s with www., is that of the same path at the backend', () => {
  const addresses = [
    `http://www.older.example${HERO}`,
    `//oldest.example${HERO}?ver=2`,
    `https://www.cms.old.example${HERO}`,
    HERO,
  ];
  expect(planned(...addresses)).toEqual([SITE + HERO]);
  const plan = new PicturePlan(SITE, { last: 0 }, OLD_HOSTS);
  const sizes = [{ url: `https://older.example${HERO}`, type: 'image/webp', width: 960 }];
  const set = {
    width: 9,
    height: 9,
    alt: '',
    focal_x: 50,
    focal_y: 50,
    sources: sizes,
    tall: [],
    wide: [],
    moving: '',
  };
  const shown = { image: `https://older.example${HERO}`, image_set: set };
  plan.of({ en: shown, de: shown }, 'a page');
  expect(plan.pictures[0]?.sources.map(({ url }) => url)).toEqual([SITE + HERO]);
});

test('other files, hosts and queries are other pictures', () => {
  const others = [
    '/wp-content/uploads/hero-2.webp',
    HERO,
    `https://cdn.example${HERO}`,
    '/picture.php?id=1',
    '/picture.php?id=2',
    '/themes/banner-300x200.png',
    '/themes/banner.png',
  ];
  expect(planned(...others)).toEqual(others);
});

test('a text for those who can’t see it is kept where another place says none', () => {
  const plan = new PicturePlan(SITE);
  const set = (alt: string) => ({
    image: HERO,
    image_set: { width: 9, height: 9, alt, focal_x: 50, focal_y: 50, sources: [], tall: [], wide: [], moving: '' },
  });
  plan.of({ en: set('A shop'), de: set('Ein Laden') }, 'a page');
  plan.of({ en: set(''), de: set('') }, 'another page');
  expect(plan.pictures.map(({ alt }) => alt)).toEqual([{ en: 'A shop', de: 'Ein Laden' }]);
});
