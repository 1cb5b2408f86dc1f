import { expect, test } from 'vitest';
import { bannerLayout } from './banner-layout.ts';

test('takes the layout that an editor chose', () => {
  expect(bannerLayout({ layout: 'half', bg_image: '' }, true)).toBe('half');
});

test('chooses by place and picture where none, or an unknown one, was chosen', () => {
  expect(bannerLayout({ layout: '', bg_image: '/uploads/a.png' }, true)).toBe('split');
  expect(bannerLayout({ layout: 'poster', bg_image: '' }, true)).toBe('page');
  expect(bannerLayout({ layout: '', bg_image: '/uploads/a.png' }, false)).toBe('call');
});
