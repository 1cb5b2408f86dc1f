import type { LocalText } from '@kontorwerk/contract/languages';
import {
  NAVIGATION_LONGEST as LONGEST,
  NAVIGATION_MOST as MOST,
  SHOWN_IN,
} from '@kontorwerk/contract/navigation/navigation';
import type { ArrayField, SelectField, TextareaField, TextField } from 'payload';
import { longText, rows, select, text } from '#cms/kit/fields/basic-fields.ts';
import { link } from '#cms/kit/fields/link.ts';
import { oneNameEach } from './one-name-each.ts';

/** What a row is called while it is closed. */
const ROW = '/schema/navigation/row-label.tsx#NavigationRowLabel';

type Named = { readonly label: LocalText; readonly description: LocalText; readonly width?: string };

/** What a link, a group or a column is called. */
export function nameField(name: string, settings: Named & { readonly required?: boolean }): TextField {
  return { ...text(name, settings), maxLength: LONGEST.label };
}

/** A sentence or two. */
export function sentenceField(name: string, settings: Named): TextareaField {
  return { ...longText(name, settings), maxLength: LONGEST.text };
}

/** Where something leads. */
export function placeField(name: string, label: LocalText): TextField {
  return { ...link(name, { label }), maxLength: LONGEST.address };
}

/** In which of the languages something is shown. */
export const shownInField: SelectField = select('shown_in', {
  label: { en: 'Shown in', de: 'Wird gezeigt in' },
  description: {
    en: 'Anything for one language only is left out in the other.',
    de: 'Was nur für eine Sprache gilt, entfällt in der anderen.',
  },
  required: true,
  defaultValue: 'both',
  options: [
    { value: SHOWN_IN[0], label: { en: 'Both languages', de: 'Beiden Sprachen' } },
    { value: SHOWN_IN[1], label: { en: 'English only', de: 'Nur Englisch' } },
    { value: SHOWN_IN[2], label: { en: 'German only', de: 'Nur Deutsch' } },
  ],
});

const descriptionField = sentenceField('description', {
  label: { en: 'Description', de: 'Beschreibung' },
  description: {
    en: 'Shown under the label in the open menu. Empty: the link is a plain line.',
    de: 'Steht im offenen Menü unter der Beschriftung. Leer: Der Link ist eine einfache Zeile.',
  },
});

type Links = Named & { readonly most: number; readonly described?: boolean };

/** Links in their order; those of the menu with what stands under each. */
export function linkRows(name: string, { most, described = false, ...settings }: Links): ArrayField {
  return {
    ...rows(name, {
      ...settings,
      labels: { singular: { en: 'Link', de: 'Link' }, plural: { en: 'Links', de: 'Links' } },
      titles: ROW,
      fields: [
        nameField('label', {
          label: { en: 'Label', de: 'Beschriftung' },
          description: { en: 'What visitors click.', de: 'Was Besucher anklicken.' },
          required: true,
        }),
        placeField('to', { en: 'Leads to', de: 'Führt zu' }),
        ...(described ? [descriptionField] : []),
        shownInField,
      ],
    }),
    maxRows: most,
    validate: oneNameEach,
  };
}

/** Columns of links in their order. */
export function columnRows(name: string, { most, described = false, ...settings }: Links): ArrayField {
  return {
    ...rows(name, {
      ...settings,
      labels: { singular: { en: 'Column', de: 'Spalte' }, plural: { en: 'Columns', de: 'Spalten' } },
      titles: ROW,
      fields: [
        nameField('title', {
          label: { en: 'Title', de: 'Titel' },
          description: { en: 'The heading above the links.', de: 'Die Überschrift über den Links.' },
          required: true,
        }),
        linkRows('links', {
          label: { en: 'Links', de: 'Links' },
          description: {
            en: 'From top to bottom. Drag a row to another place.',
            de: 'Von oben nach unten. Ziehen Sie eine Zeile an eine andere Stelle.',
          },
          most: MOST.links,
          described,
        }),
      ],
    }),
    maxRows: most,
  };
}
