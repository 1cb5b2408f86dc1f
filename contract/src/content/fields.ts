/**
 * The values that each field of the wire holds (§3). The reader, the CMS's editing fields and the sample content's
 * types all follow from these two tables.
 *
 * `text` is one line, `long_text` may have several, `rich_text` is HTML on the wire, `image` and `link` are
 * addresses, `date` is an ISO date (`2026-03-31`).
 */
export const SECTION_FIELDS = {
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
} as const;

/** The fields of a card and of a review card (§3), to the letter (`houres` too). */
export const CARD_FIELDS = {
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
} as const;

export type FieldType = 'text' | 'long_text' | 'rich_text' | 'image' | 'link' | 'date';
export type SectionField = keyof typeof SECTION_FIELDS;
export type CardField = keyof typeof CARD_FIELDS;
