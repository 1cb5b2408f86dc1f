import type { Card, Section } from '@kontorwerk/contract/content/entry';

/** A card without anything; mappers state what theirs has. */
export const BLANK_CARD: Card = {
  id: '',
  title: '',
  description: '',
  image: '',
  link: '',
  button_text: '',
  button_link: '',
  pro_category: '',
  location: '',
  job_type: '',
  detail_desc: '',
  html_field: '',
  houres: '',
  category: '',
  date: '',
  name: '',
  location_company: '',
  review: '',
  image_set: null,
  logo: '',
  salary: '',
  project: null,
};

/** A section without anything. */
export const BLANK_SECTION: Section = {
  component_name: '',
  id: '',
  main_title: '',
  sub_title: '',
  description: '',
  bg_image: '',
  com_image: '',
  html_field: '',
  button_one_text: '',
  button_one_link: '',
  button_two_text: '',
  button_two_link: '',
  card_components: [],
  offices: [],
  tone: '',
  layout: '',
  bg_image_set: null,
  com_image_set: null,
};
