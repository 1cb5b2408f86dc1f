import type { CardField, SectionField } from '@kontorwerk/contract/content/fields';
import type { LocalText } from '@kontorwerk/contract/languages';

/** What editors call the fields of a section. */
export const SECTION_FIELD_LABELS = {
  main_title: { en: 'Title', de: 'Titel' },
  sub_title: { en: 'Line above the title', de: 'Zeile über dem Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  bg_image: { en: 'Large picture', de: 'Großes Bild' },
  com_image: { en: 'Picture', de: 'Bild' },
  html_field: { en: 'Text', de: 'Text' },
  button_one_text: { en: 'First button: text', de: 'Erster Button: Text' },
  button_one_link: { en: 'First button: link', de: 'Erster Button: Link' },
  button_two_text: { en: 'Second button: text', de: 'Zweiter Button: Text' },
  button_two_link: { en: 'Second button: link', de: 'Zweiter Button: Link' },
} as const satisfies Record<SectionField, LocalText>;

/** What editors call the fields of a card. */
export const CARD_FIELD_LABELS = {
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  image: { en: 'Picture', de: 'Bild' },
  link: { en: 'Link', de: 'Link' },
  button_text: { en: 'Text of the link', de: 'Text des Links' },
  button_link: { en: 'Link of the button', de: 'Link des Buttons' },
  pro_category: { en: 'Project category', de: 'Projektkategorie' },
  location: { en: 'Location', de: 'Ort' },
  job_type: { en: 'Kind of employment', de: 'Art der Anstellung' },
  detail_desc: { en: 'More about it', de: 'Mehr dazu' },
  html_field: { en: 'Text', de: 'Text' },
  houres: { en: 'Hours', de: 'Stunden' },
  category: { en: 'Category', de: 'Kategorie' },
  date: { en: 'Date', de: 'Datum' },
  name: { en: 'Name', de: 'Name' },
  location_company: { en: 'Company and place', de: 'Unternehmen und Ort' },
  review: { en: 'Review', de: 'Kundenstimme' },
} as const satisfies Record<CardField, LocalText>;
