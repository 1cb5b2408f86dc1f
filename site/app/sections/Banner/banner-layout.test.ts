import { expect, test } from 'vitest';
import { chooseBannerLayout } from './banner-layout.ts';

test('takes the layout that an editor chose', () => {
  expect(chooseBannerLayout({ layout: 'half', bg_image: '' }, true)).toBe('half');
});

test('chooses by place and picture where none, or an unknown one, was chosen', () => {
  expect(chooseBannerLayout({ layout: '', bg_image: '/uploads/a.png' }, true)).toBe('split');
  expect(chooseBannerLayout({ layout: 'poster', bg_image: '' }, true)).toBe('page');
  expect(chooseBannerLayout({ layout: '', bg_image: '/uploads/a.png' }, false)).toBe('call');
});
