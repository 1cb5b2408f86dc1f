import type { Section } from '@kontorwerk/contract/content/entry';
import { expect, test } from 'vitest';
import { sectionOf } from '../testing/section-of.ts';
import { servedSections } from './served-sections.ts';

/** Tells which of a page's sections stay as they are, by their places. */
function placesOf(sections: readonly Section[], shown: readonly Section[]): readonly number[] {
  const served = servedSections(
    sections,
    shown.map(({ component_name, layout }) => ({ component_name, layout, element: null })),
  );
  return sections.flatMap((section, place) => (served.has(section) ? [place] : []));
}

const banner = sectionOf('Banner', { main_title: 'A' });
const homeBanner = sectionOf('Banner', { main_title: 'A', layout: 'home' });
const jobs = sectionOf('CareerGrid', {});
const faq = sectionOf('Faq', {});

test('sections that need no script stay as the server sent them, others are taken over', () => {
  const page = [homeBanner, faq, jobs, banner];
  expect(placesOf(page, page)).toEqual([1, 3]);
});

test('a section whose picture moves is taken over: its button needs a script', () => {
  const picture = { width: 4, height: 3, alt: '', focal_x: 50, focal_y: 50, sources: [], tall: [], wide: [] };
  const still = { ...banner, bg_image_set: { ...picture, moving: '' } };
  const moving = { ...banner, bg_image_set: { ...picture, moving: '/uploads/moving.svg' } };
  const beside = { ...faq, com_image_set: { ...picture, moving: '/uploads/moving.svg' } };
  const page = [still, moving, beside];
  expect(placesOf(page, page)).toEqual([0]);
});

test('a section that shows nothing has nothing to stay', () => {
  expect(placesOf([banner, jobs, faq], [jobs, faq])).toEqual([2]);
  expect(placesOf([banner, faq], [])).toEqual([]);
});

test('a page that was loaded later has sections of its own', () => {
  const [again] = [sectionOf('Faq', {})];
  expect(servedSections([faq], [{ ...faq, element: null }]).has(again)).toBe(false);
});
