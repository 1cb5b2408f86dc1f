import type { LocalText } from '@kontorwerk/contract/languages';
import {
  NAVIGATION_LONGEST as LONGEST,
  NAVIGATION_MOST as MOST,
  SHOWN_IN,
} from '@kontorwerk/contract/navigation/navigation';
import type { ArrayField, SelectField, TextareaField, TextField, UIField } from 'payload';
import { longText, rows, select, text } from '#cms/kit/fields/basic-fields.ts';
import { link } from '#cms/kit/fields/link.ts';
import { isFreePage } from '#cms/kit/links/address-segment.ts';
import { checkUniqueNames } from './unique-names.ts';

/** The label of a collapsed row. */
const ROW_LABEL = '/schema/navigation/row-label.tsx#NavigationRowLabel';

type FieldTexts = { readonly label: LocalText; readonly description: LocalText; readonly width?: string };

/** Returns the field for the name of a link, a group or a column. */
export function makeNameField(name: string, settings: FieldTexts & { readonly required?: boolean }): TextField {
  return { ...text(name, settings), maxLength: LONGEST.label };
}

/** Returns a field for a sentence or two. */
export function makeSentenceField(name: string, settings: FieldTexts): TextareaField {
  return { ...longText(name, settings), maxLength: LONGEST.text };
}

/** Returns the field for a link's target. */
export function makePlaceField(name: string, label: LocalText): TextField {
  return { ...link(name, { label }), maxLength: LONGEST.address };
}

/** The languages in which a row is shown. */
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

const descriptionField = makeSentenceField('description', {
  label: { en: 'Description', de: 'Beschreibung' },
  description: {
    en: 'Shown under the label in the open menu. Empty: the link is a plain line.',
    de: 'Steht im offenen Menü unter der Beschriftung. Leer: Der Link ist eine einfache Zeile.',
  },
});

type Links = FieldTexts & { readonly most: number; readonly described?: boolean };

/** Returns the field for a list of links; those of the menu have descriptions. */
export function makeLinkRows(name: string, { most, described = false, ...settings }: Links): ArrayField {
  return {
    ...rows(name, {
      ...settings,
      labels: { singular: { en: 'Link', de: 'Link' }, plural: { en: 'Links', de: 'Links' } },
      titles: ROW_LABEL,
      fields: [
        makeNameField('label', {
          label: { en: 'Label', de: 'Beschriftung' },
          description: { en: 'What visitors click.', de: 'Was Besucher anklicken.' },
          required: true,
        }),
        makePlaceField('to', { en: 'Leads to', de: 'Führt zu' }),
        ...(described ? [descriptionField] : []),
        shownInField,
      ],
    }),
    maxRows: most,
    validate: checkUniqueNames,
  };
}

/** Returns the field for a list of columns of links. */
export function makeColumnRows(name: string, { most, described = false, ...settings }: Links): ArrayField {
  return {
    ...rows(name, {
      ...settings,
      labels: { singular: { en: 'Column', de: 'Spalte' }, plural: { en: 'Columns', de: 'Spalten' } },
      titles: ROW_LABEL,
      fields: [
        makeNameField('title', {
          label: { en: 'Title', de: 'Titel' },
          description: { en: 'The heading above the links.', de: 'Die Überschrift über den Links.' },
          required: true,
        }),
        makeLinkRows('links', {
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

/** The panel of a free page's place in the menu, which stores it; this field stores nothing. */
export const menuPanel: UIField = {
  name: 'menu',
  type: 'ui',
  label: { en: 'In the menu', de: 'Im Menü' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: isFreePage,
    components: { Field: '/schema/navigation/admin/menu-panel.tsx#MenuPanel' },
  },
};
