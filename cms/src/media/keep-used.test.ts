import { expect, test } from 'vitest';
import { shows } from './keep-used.ts';

test.each([
  ['a field of its own', { title: 'Lumen', image: 7 }],
  ['a section', { sections: [{ blockType: 'Banner', bg_image: 7 }] }],
  ['a card of a section', { sections: [{ card_components: [{ title: 'A' }, { image: 7 }] }] }],
  ['another picture, as its cut for tall places', { filename: 'lamp.avif', tall: 7 }],
  ['a group of the menu', { menu: [{ teaser: 'own', teaser_image: 7 }] }],
  ['its link preview', { seo: { image: 7 } }],
])('a picture is used in %s', (_place, document) => {
  expect(shows(document, 7)).toBe(true);
});

test.each([
  ['another picture', { image: 8, sections: [{ com_image: null }] }],
  ['the same number elsewhere', { id: 7, years: 7, sections: [{ id: 7 }] }],
  ['nothing', null],
])('a picture is not used in %s', (_place, document) => {
  expect(shows(document, 7)).toBe(false);
});
