import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { NavigationGroup } from '@kontorwerk/contract/navigation/navigation';
import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { expect, test } from 'vitest';
import { buildMenuTeaser } from './menu-teasers.ts';

const englishMenu = buildStandardNavigation('en').menu;
const germanMenu = buildStandardNavigation('de').menu;

function group(menu: readonly NavigationGroup[], to: string): NavigationGroup {
  const found = menu.find((candidate) => candidate.to.startsWith(to));
  if (!found) throw new Error(`no group ${to}`);
  return found;
}

/** A backend with only these sections. */
function entries(held: Partial<Record<PageKey, readonly unknown[]>>) {
  return (key: PageKey) => {
    const meta = held[key];
    if (!meta) throw new Error(`${key} never arrived`);
    return readEntries([{ title: key, meta }], () => {});
  };
}

const SOURCES = [480, 960, 1600].map((width) => ({ url: `/uploads/a-${width}.avif`, type: 'image/avif', width }));
const projects = entries({
  projects: [
    {
      component_name: 'ProjectGrid',
      card_components: [
        { title: 'Salt', pro_category: 'Pottery', image: '/uploads/salt.webp' },
        {
          title: 'Lumen & Söhne',
          pro_category: 'Shopware',
          image: '/uploads/lumen.webp',
          description: 'Sells direct.',
          image_set: {
            width: 1600,
            height: 1200,
            alt: 'Lamps',
            sources: SOURCES,
            wide: SOURCES,
            tall: SOURCES,
            moving: '/uploads/lamps.svg',
          },
        },
        { title: 'Isar', pro_category: 'Mobile apps', image: '/uploads/isar.webp' },
      ],
    },
  ],
});

test('a project of one of the group’s kinds stands in its panel, in sizes that its place can use', () => {
  const teaser = buildMenuTeaser(group(englishMenu, '/ecommerce'), { language: 'en', settings: {}, entries: projects });
  expect(teaser).toMatchObject({
    title: 'Lumen & Söhne',
    text: 'Sells direct.',
    to: '/projects/lumen-%26-s%C3%B6hne',
    action: 'View project',
    image: '/uploads/lumen.webp',
  });
  expect(teaser?.image_set?.sources.map(({ width }) => width)).toEqual([480, 960]);
  expect(teaser?.image_set).toMatchObject({ tall: [], wide: [], moving: '' });
  expect(
    buildMenuTeaser(group(englishMenu, '/services'), { language: 'en', settings: {}, entries: projects })?.title,
  ).toBe('Isar');
});

test('the newest post stands in the agency’s panel, at its address without the language', () => {
  const posts = ['2026-02-01', '2026-05-01', '2026-03-01'].map((date) => ({
    title: `On ${date}`,
    date,
    image: '/a.webp',
  }));
  const content = entries({ blog: [{ component_name: 'News', card_components: posts }] });
  expect(
    buildMenuTeaser(group(germanMenu, '/agency'), { language: 'de', settings: {}, entries: content }),
  ).toMatchObject({
    title: 'On 2026-05-01',
    to: '/blog/on-2026-05-01',
    action: 'Beitrag lesen',
  });
});

test.each([
  [1, 'One open job', 'Eine offene Stelle'],
  [3, '3 open jobs', '3 offene Stellen'],
])('the contact’s panel counts the open jobs: %i', (count, en, de) => {
  const jobs = Array.from({ length: count }, (_, at) => ({ title: `Job ${at}` }));
  const content = entries({
    career: [
      { component_name: 'Banner', main_title: 'Work in daylight', bg_image: '/team.svg' },
      { component_name: 'CareerGrid', card_components: jobs },
    ],
  });
  const teaser = buildMenuTeaser(group(englishMenu, '/contactus'), { language: 'en', settings: {}, entries: content });
  expect(teaser).toMatchObject({ title: 'Work in daylight', text: en, to: '/contactus/career', image: '/team.svg' });
  expect(
    buildMenuTeaser(group(germanMenu, '/contactus'), { language: 'de', settings: {}, entries: content })?.text,
  ).toBe(de);
});

test('the contact’s panel counts all jobs of a list of which only the beginning is held', () => {
  const window = { total: 9_999, all: 9_999, start: 0 };
  const content = entries({
    career: [
      { component_name: 'Banner', main_title: 'Work in daylight', bg_image: '/team.svg' },
      { component_name: 'CareerGrid', card_components: [{ title: 'Job' }], window },
    ],
  });
  const teaser = buildMenuTeaser(group(englishMenu, '/contactus'), { language: 'en', settings: {}, entries: content });
  expect(teaser?.text).toBe('9999 open jobs');
});

test('a panel stands without a teaser where the content has no fitting one', () => {
  const never = entries({});
  for (const each of englishMenu)
    expect(buildMenuTeaser(each, { language: 'en', settings: {}, entries: never }), each.label).toBeNull();
  const noJobs = entries({ career: [{ component_name: 'Banner', main_title: 'A', bg_image: '/a.svg' }] });
  expect(
    buildMenuTeaser(group(englishMenu, '/contactus'), { language: 'en', settings: {}, entries: noJobs }),
  ).toBeNull();
  const noPicture = entries({
    blog: [{ component_name: 'News', card_components: [{ title: 'A', date: '2026-01-01' }] }],
  });
  expect(
    buildMenuTeaser(group(englishMenu, '/agency'), { language: 'en', settings: {}, entries: noPicture }),
  ).toBeNull();
  const otherKinds = entries({
    projects: [
      { component_name: 'ProjectGrid', card_components: [{ title: 'A', pro_category: 'Pottery', image: '/a.webp' }] },
    ],
  });
  expect(
    buildMenuTeaser(group(englishMenu, '/services'), { language: 'en', settings: {}, entries: otherKinds }),
  ).toBeNull();
});
