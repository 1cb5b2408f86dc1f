import type { Section } from '@kontorwerk/contract/content/entry';
import { expect, test } from 'vitest';
import { readSection } from '../testing/read-section.ts';
import { findServedSections } from './served-sections.ts';

/** Returns the positions of the sections that are kept, given those in the document. */
function placesOf(sections: readonly Section[], places: readonly number[]): readonly number[] {
  const standing = places.map((place) => ({
    component_name: '',
    layout: '',
    ...sections[place],
    place,
    element: null,
  }));
  const served = findServedSections(sections, standing);
  return sections.flatMap((section, place) => (served.has(section) ? [place] : []));
}

const banner = readSection('Banner', { main_title: 'A' });
const homeBanner = readSection('Banner', { main_title: 'A', layout: 'home' });
const jobs = readSection('CareerGrid', {});
const faq = readSection('Faq', {});

test('sections that need no script stay as the server sent them, others are taken over', () => {
  const page = [homeBanner, faq, jobs, banner];
  expect(placesOf(page, [0, 1, 2, 3])).toEqual([1, 3]);
});

test('a section whose picture moves is taken over: its button needs a script', () => {
  const picture = { width: 4, height: 3, alt: '', focal_x: 50, focal_y: 50, sources: [], tall: [], wide: [] };
  const still = { ...banner, bg_image_set: { ...picture, moving: '' } };
  const moving = { ...banner, bg_image_set: { ...picture, moving: '/uploads/moving.svg' } };
  const beside = { ...faq, com_image_set: { ...picture, moving: '/uploads/moving.svg' } };
  const page = [still, moving, beside];
  expect(placesOf(page, [0, 1, 2])).toEqual([0]);
});

test('a section that shows nothing has nothing to stay', () => {
  const emptyFaq = readSection('Faq', {});
  expect(placesOf([emptyFaq, jobs, faq], [1, 2])).toEqual([2]);
  expect(placesOf([banner, faq], [])).toEqual([]);
});

test('a page that was loaded later has sections of its own', () => {
  const [again] = [readSection('Faq', {})];
  expect(findServedSections([faq], [{ ...faq, place: 0, element: null }]).has(again)).toBe(false);
});
