import { expect, test } from 'vitest';
import { isSectionKind, SECTION_KINDS, type SectionKindRules } from './section-kinds.ts';
import { SECTION_LAYOUTS } from './section-layouts.ts';

/** Each kind's fields, card fields, collection and layouts. */
const KINDS = [
  [
    'Banner',
    'main_title sub_title description bg_image com_image button_one_text button_one_link button_two_text button_two_link',
    '',
    '',
    'split home page half wide call',
  ],
  [
    'GridBlocks',
    'main_title sub_title description',
    'title description image link button_text',
    '',
    'glyphs plain steps list',
  ],
  ['ClientSlider', 'main_title sub_title description', 'title image link', 'clients', 'slider'],
  ['ReviewSlider', 'main_title sub_title description', 'name location_company review image', 'reviews', 'slider'],
  [
    'ImageContent',
    'main_title sub_title description html_field com_image button_one_text button_one_link button_two_text button_two_link',
    'title description',
    '',
    'right left bleed',
  ],
  [
    'ServicesGrid',
    'main_title sub_title description',
    'title description image link button_text html_field',
    '',
    'cells rows',
  ],
  ['ContactForm', 'main_title sub_title description button_two_text', 'name image html_field', '', 'full'],
  [
    'TwoImages',
    'main_title sub_title description bg_image com_image',
    'title description',
    '',
    'wide-left wide-right equal',
  ],
  ['CertificateSlider', 'main_title sub_title description', 'title description image date', 'certificates', 'slider'],
  [
    'CareerGrid',
    'main_title sub_title description',
    'title description image location job_type detail_desc html_field houres category date name location_company',
    'jobs',
    'rows',
  ],
  [
    'ProjectGrid',
    'main_title sub_title description',
    'title description image link pro_category detail_desc html_field date',
    'projects',
    'grid',
  ],
  [
    'ProjectSlider',
    'main_title sub_title description button_one_text button_one_link',
    'title description image link pro_category detail_desc html_field date',
    'projects',
    'slider',
  ],
  [
    'HireGrid',
    'main_title sub_title description',
    'title description image category houres button_text button_link',
    '',
    'grid',
  ],
  [
    'News',
    'main_title sub_title description button_one_text button_one_link',
    'title description image link html_field category date name',
    'posts',
    'cards list',
  ],
  [
    'ContactMap',
    'main_title sub_title description',
    'title description image link location html_field',
    'offices',
    'map',
  ],
  ['FromToContact', 'main_title sub_title description button_one_text', 'title category', '', 'form'],
  ['RichText', 'main_title sub_title html_field', '', '', 'prose columns'],
  ['Faq', 'main_title sub_title description com_image', 'title html_field', '', 'accordion'],
  ['Stats', 'main_title sub_title description', 'title description detail_desc', '', 'row large'],
] as const;

test.each(KINDS)('§2 the section kind %s shows its fields', (kind, fields, cards, collection, layouts) => {
  const rules: SectionKindRules = SECTION_KINDS[kind];
  expect({
    fields: rules.fields.join(' '),
    cards: rules.cards.join(' '),
    collection: rules.collection ?? '',
    layouts: SECTION_LAYOUTS[kind].join(' '),
  }).toEqual({ fields, cards, collection, layouts });
});

test('§2 there are these kinds of section and no others', () => {
  expect(Object.keys(SECTION_KINDS)).toEqual(KINDS.map(([kind]) => kind));
  expect(KINDS.every(([kind]) => isSectionKind(kind))).toBe(true);
  expect(['', 'banner', 'Slider', 'toString'].some(isSectionKind)).toBe(false);
});
