import { expect, test } from 'vitest';
import { CARD_FIELDS, SECTION_FIELDS } from './fields.ts';

test('§3 a section has the fields of the specification', () => {
  expect(SECTION_FIELDS).toEqual({
    main_title: 'text',
    sub_title: 'text',
    description: 'long_text',
    bg_image: 'image',
    com_image: 'image',
    html_field: 'rich_text',
    button_one_text: 'text',
    button_one_link: 'link',
    button_two_text: 'text',
    button_two_link: 'link',
  });
});

test('§3 a card and a review card have the fields of the specification', () => {
  expect(CARD_FIELDS).toEqual({
    title: 'text',
    description: 'long_text',
    image: 'image',
    link: 'link',
    button_text: 'text',
    button_link: 'link',
    pro_category: 'text',
    location: 'text',
    job_type: 'text',
    detail_desc: 'long_text',
    html_field: 'rich_text',
    houres: 'text',
    category: 'text',
    date: 'date',
    name: 'text',
    location_company: 'text',
    review: 'long_text',
  });
});
