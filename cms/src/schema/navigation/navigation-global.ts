import type { LocalText } from '@kontorwerk/contract/languages';
import { NAVIGATION_MOST as MOST } from '@kontorwerk/contract/navigation/navigation';
import type { CheckboxField, Field, GlobalConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { announceGlobal } from '#cms/content/changes/hub-hooks.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { globalAccess } from '#cms/kit/access/rules.ts';
import { rows } from '#cms/kit/fields/basic-fields.ts';
import {
  makeColumnRows,
  makeLinkRows,
  makeNameField,
  makePlaceField,
  makeSentenceField,
  shownInField,
} from './link-fields.ts';
import { lockNavigationForSave } from './navigation-lock.ts';
import { teaserFields } from './teaser-fields.ts';
import { checkUniqueNames } from './unique-names.ts';

const groupFields: Field[] = [
  makeNameField('label', {
    label: { en: 'Label', de: 'Beschriftung' },
    description: { en: 'Shown in the menu: one or two words.', de: 'Was im Menü steht: ein bis zwei Wörter.' },
    required: true,
  }),
  makePlaceField('to', { en: 'Main page of the group', de: 'Hauptseite der Gruppe' }),
  makeSentenceField('intro', {
    label: { en: 'Introduction', de: 'Einleitung' },
    description: {
      en: 'Beside the columns when the group is open. A group without columns is a plain link to its main page.',
      de: 'Neben den Spalten, wenn die Gruppe offen ist. Eine Gruppe ohne Spalten ist ein einfacher Link zu ihrer Hauptseite.',
    },
  }),
  makeNameField('call_label', {
    label: { en: 'Button', de: 'Schaltfläche' },
    description: {
      en: 'Its text, below the introduction. Empty: no button.',
      de: 'Ihr Text, unter der Einleitung. Leer: Es gibt keine.',
    },
  }),
  makePlaceField('call_link', { en: 'Button leads to', de: 'Schaltfläche führt zu' }),
  makeColumnRows('columns', {
    label: { en: 'Columns', de: 'Spalten' },
    description: {
      en: 'The links of the group, side by side when it is open.',
      de: 'Die Links der Gruppe, nebeneinander, wenn sie offen ist.',
    },
    most: MOST.columns,
    described: true,
  }),
  ...teaserFields,
  {
    name: 'as_button',
    type: 'checkbox',
    defaultValue: false,
    label: { en: 'Stands out as a button', de: 'Als Schaltfläche hervorheben' },
    admin: {
      description: {
        en: 'For one group only: the step that matters most.',
        de: 'Für eine Gruppe: den wichtigsten Schritt.',
      },
    },
  },
  shownInField,
];

const AS_WRITTEN: LocalText = {
  en: 'If it is filled in under “Site settings”.',
  de: 'Sofern es in den Einstellungen der Website steht.',
};

function makeToggle(name: string, en: string, de: string): CheckboxField {
  return { name, type: 'checkbox', defaultValue: true, label: { en, de }, admin: { description: AS_WRITTEN } };
}

/** The frame of every page: the menu, the footer's links, and the contents of the contact bar (§2). */
export const NavigationGlobal: GlobalConfig = {
  slug: 'navigation',
  label: { en: 'Menu and footer', de: 'Menü und Fußzeile' },
  typescript: { interface: 'NavigationGlobal' },
  admin: {
    group: NAV_GROUPS.content,
    hidden: hiddenUnless(...WRITERS),
    hideAPIURL: true,
  },
  access: globalAccess,
  versions: { drafts: true, max: 50 },
  hooks: { beforeChange: [lockNavigationForSave], afterChange: [announceGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Menu', de: 'Menü' },
          description: {
            en: 'The groups at the top of every page. Drag a row to move it; open it to change it.',
            de: 'Die Gruppen am Kopf jeder Seite. Ziehen Sie eine Zeile an eine andere Stelle; öffnen Sie sie, um sie zu ändern.',
          },
          fields: [
            {
              ...rows('menu', {
                label: { en: 'Groups', de: 'Gruppen' },
                description: {
                  en: 'The items of the menu, from left to right.',
                  de: 'Was im Menü steht, von links nach rechts.',
                },
                labels: { singular: { en: 'Group', de: 'Gruppe' }, plural: { en: 'Groups', de: 'Gruppen' } },
                titles: '/schema/navigation/row-label.tsx#NavigationRowLabel',
                fields: groupFields,
              }),
              maxRows: MOST.groups,
              validate: checkUniqueNames,
            },
          ],
        },
        {
          label: { en: 'Footer', de: 'Fußzeile' },
          description: {
            en: 'At the foot of every page. Offices and social networks come from “Site settings”.',
            de: 'Am Fuß jeder Seite. Standorte und soziale Netzwerke kommen aus den Einstellungen der Website.',
          },
          fields: [
            makeColumnRows('footer', {
              label: { en: 'Columns', de: 'Spalten' },
              description: { en: 'Five fit side by side.', de: 'Fünf stehen nebeneinander.' },
              most: MOST.footer,
            }),
            makeLinkRows('legal', {
              label: { en: 'Legal links', de: 'Rechtliche Links' },
              description: {
                en: 'In the last line. By law, the imprint and the privacy notice have to be reachable from every page.',
                de: 'In der letzten Zeile. Impressum und Datenschutzerklärung müssen von jeder Seite erreichbar sein.',
              },
              most: MOST.legal,
            }),
          ],
        },
        {
          label: { en: 'Contact bar', de: 'Kontaktleiste' },
          description: {
            en: 'The bar above the menu shows these if they are filled in under “Site settings”.',
            de: 'Die Leiste über dem Menü zeigt dies, soweit es in den Einstellungen der Website steht.',
          },
          fields: [
            {
              name: 'contact_bar',
              type: 'group',
              label: { en: 'Shown in the bar', de: 'In der Leiste gezeigt' },
              fields: [
                makeToggle('socials', 'Social networks', 'Soziale Netzwerke'),
                makeToggle('email', 'E-mail address', 'E-Mail-Adresse'),
                makeToggle('phone', 'Phone number', 'Telefonnummer'),
              ],
            },
          ],
        },
      ],
    },
  ],
};
