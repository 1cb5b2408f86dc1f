import { CARD_FIELDS, type FieldType, SECTION_FIELDS } from '../content/fields.ts';
import { FILTER_NAMES } from '../content/filter-names.ts';

/** The types of the fields of a record. */
export type RecordShape = { readonly [field: string]: FieldShape };
export type FieldShape = FieldType | { readonly list: RecordShape } | { readonly record: RecordShape };

const IMAGE_SET: RecordShape = { alt: 'text' };
const SEO: RecordShape = { title: 'text', description: 'text', image: 'image' };
const FACT: RecordShape = { term: 'text', value: 'text', note: 'text' };
const CHOICE: RecordShape = { value: 'text', text: 'text' };
const OFFICE: RecordShape = { code: 'text', city: 'text', address: 'long_text', phone: 'text', map_link: 'link' };

const PICTURE: RecordShape = { image: 'image', image_set: { record: IMAGE_SET } };

const PROJECT: RecordShape = {
  link: 'link',
  link_text: 'text',
  case_html: 'rich_text',
  results_title: 'text',
  facts: { list: FACT },
  results: { list: FACT },
  gallery: { list: { ...PICTURE, caption: 'text' } },
  quote: { record: { ...PICTURE, text: 'long_text', name: 'text', location_company: 'text' } },
};

export const CARD_SHAPE: RecordShape = {
  ...CARD_FIELDS,
  ...PICTURE,
  logo: 'image',
  salary: 'text',
  project: { record: PROJECT },
  seo: { record: SEO },
};

export const SECTION_SHAPE: RecordShape = {
  ...SECTION_FIELDS,
  component_name: 'text',
  bg_image_set: { record: IMAGE_SET },
  com_image_set: { record: IMAGE_SET },
  offices: { list: OFFICE },
  window: { record: { choices: { record: Object.fromEntries(FILTER_NAMES.map((name) => [name, { list: CHOICE }])) } } },
  card_components: { list: CARD_SHAPE },
};

export const ENTRY_SHAPE: RecordShape = {
  title: 'text',
  seo: { record: SEO },
  free: { record: { name: 'text' } },
  meta: { list: SECTION_SHAPE },
};
