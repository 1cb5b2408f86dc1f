import {
  CARD_FIELDS,
  type CardField,
  type FieldType,
  SECTION_FIELDS,
  type SectionField,
} from '@kontorwerk/contract/content/fields';
import { splitNames } from '@kontorwerk/contract/content/office-names';
import type { SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';
import type { LinkMap } from './link-map.ts';
import { parseDay, parseYear } from './wire-tools.ts';

/** Returns the letters of a text, without markup and spaces. */
export function extractLetters(html: string): string {
  return htmlToText(html).replace(/[\s\u200b]+/g, '');
}

function joinLines(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Normalises a field's value: equal results mean the same to a visitor. */
const NORMALISERS: { readonly [T in FieldType]: (value: string, links: LinkMap) => string } = {
  text: joinLines,
  long_text: joinLines,
  rich_text: extractLetters,
  // Pictures have other addresses here.
  image: (address) => (address.trim() === '' ? '' : 'a picture'),
  link: (address, links) => links.moved(address.trim()),
  date: (date) => parseDay(date) ?? joinLines(date),
};

type Field = CardField | SectionField;
/** Fields of the same name have the same type in sections and cards. */
const TYPES: Readonly<Record<Field, FieldType>> = { ...SECTION_FIELDS, ...CARD_FIELDS };

/** The parts of a section's kind that comparing its fields needs. */
type Kind = Pick<SectionKindRules, 'collection'>;

/** Normalises a field: the separators of places don't matter, and a project's date is its year. */
export function normaliseField(field: Field, value: string, { collection }: Kind, links: LinkMap): string {
  if (field === 'location' && collection === 'jobs') return splitNames(value).join(', ');
  if (field === 'date' && collection === 'projects') return String(parseYear(value) ?? joinLines(value));
  return NORMALISERS[TYPES[field]](value, links);
}
