import { matchesSlug } from '@kontorwerk/contract/address/slug';
import { FOUNDING_YEAR } from '@kontorwerk/contract/constants';
import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { addressKeyField } from '#cms/kit/fields/address-key.ts';
import { image, longText, richText, text } from '#cms/kit/fields/basic-fields.ts';
import { CARD_TEXTS, seo } from '#cms/kit/fields/document-fields.ts';
import { link } from '#cms/kit/fields/link.ts';
import { uniqueTitle } from '#cms/kit/fields/unique-title.ts';
import { textLinks } from '#cms/kit/links/text-links.ts';
import { makeVersionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';
import { galleryField, makeFactsField } from './project-fields.ts';

/** Finished work: a card in the lists (§2, projects) and a page under `/projects/<title>`. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  ...makeVersionedSettings(),
  ...ORDERABLE,
  labels: { singular: { en: 'Project', de: 'Projekt' }, plural: { en: 'Projects', de: 'Projekte' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'pro_category', 'year', '_status', 'plan', 'updatedAt'],
    description: {
      en: 'Visitors see the projects in the order of this list; change it with the arrows of a row, or drag the row.',
      de: 'Besucher sehen die Projekte in der Reihenfolge dieser Liste; ändern Sie sie mit den Pfeilen einer Zeile oder durch Ziehen.',
    },
  },
  fields: [
    addressKeyField,
    text('title', {
      single: true,
      label: { en: 'Title', de: 'Titel' },
      required: true,
      validate: uniqueTitle({ collection: 'projects', matches: matchesSlug }),
      description: {
        en: 'The page’s address is made from it: “Tea & Coffee” becomes /projects/tea-&-coffee.',
        de: 'Daraus entsteht die Adresse der Seite: Aus „Tee & Kaffee“ wird /projects/tee-&-kaffee.',
      },
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Card', de: 'Karte' },
          fields: [
            longText('description', {
              label: { en: 'One sentence', de: 'Ein Satz' },
              description: {
                en: 'What was done for whom. Shown on the card in lists.',
                de: 'Was für wen entstanden ist. Der Satz steht auf der Karte in den Listen.',
              },
              required: true,
            }),
            text('pro_category', {
              label: { en: 'Category', de: 'Kategorie' },
              required: true,
              description: {
                en: 'The filter above the projects offers every category in use. Spell it the same way each time.',
                de: 'Der Filter über den Projekten bietet jede Kategorie an, die vorkommt. Bitte immer gleich schreiben.',
              },
            }),
            image('image', {
              label: { en: 'Picture', de: 'Bild' },
              description: {
                en: 'On the card and at the top of the page. Landscape, at least 1600 pixels wide.',
                de: 'Auf der Karte und am Kopf der Seite. Querformat, mindestens 1600 Pixel breit.',
              },
              leastWidth: 1600,
              required: true,
            }),
          ],
        },
        {
          label: { en: 'Case study', de: 'Projektbericht' },
          fields: [
            longText('lead', {
              label: { en: 'Lead sentence', de: 'Vorspann' },
              description: {
                en: 'The first words below the title, in larger type.',
                de: 'Die ersten Worte unter dem Titel, in größerer Schrift.',
              },
            }),
            richText('body', {
              label: { en: 'The full case study', de: 'Der Bericht' },
              description: {
                en: 'The task, the way there and what came of it. Second-level headings divide it into sections.',
                de: 'Die Aufgabe, der Weg und das Ergebnis. Überschriften der zweiten Ebene gliedern den Bericht in Abschnitte.',
              },
            }),
            textLinks('body'),
            makeFactsField('facts', {
              label: { en: 'Facts', de: 'Fakten' },
              description: {
                en: 'Client, system, services, team: the column beside the text.',
                de: 'Kunde, System, Leistungen, Team: die Spalte neben dem Text.',
              },
            }),
            {
              type: 'row',
              fields: [
                link('link', { label: { en: 'Where the button leads', de: 'Ziel der Schaltfläche' } }),
                text('link_text', {
                  label: { en: 'Text of the button', de: 'Text der Schaltfläche' },
                  description: {
                    en: 'Shown below the facts: “Visit the shop”, or the next step. Without a text it shows the address.',
                    de: 'Sie steht unter den Fakten: „Zum Shop“ oder der nächste Schritt. Ohne Text zeigt sie die Adresse.',
                  },
                }),
              ],
            },
            galleryField,
            text('results_title', {
              label: { en: 'Heading over the results', de: 'Überschrift über den Ergebnissen' },
              description: {
                en: '“What changed in the first year”. Shown only where there are results.',
                de: '„Was sich im ersten Jahr geändert hat“. Erscheint nur, wo es Ergebnisse gibt.',
              },
            }),
            makeFactsField('results', {
              label: { en: 'Results', de: 'Ergebnisse' },
              description: {
                en: 'What changed, in three or four figures.',
                de: 'Was sich geändert hat, in drei bis vier Zahlen.',
              },
            }),
            {
              name: 'review',
              type: 'relationship',
              relationTo: 'reviews',
              label: { en: 'The client’s review', de: 'Stimme des Kunden' },
              admin: {
                description: {
                  en: 'Shown as a quote within the case study. You find reviews under “Lists”.',
                  de: 'Sie steht als Zitat im Bericht. Kundenstimmen finden Sie unter „Listen“.',
                },
              },
            },
          ],
        },
        { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo(CARD_TEXTS)] },
      ],
    },
    {
      name: 'year',
      type: 'number',
      label: { en: 'Year', de: 'Jahr' },
      required: true,
      min: FOUNDING_YEAR,
      max: 2100,
      admin: {
        position: 'sidebar',
        description: {
          en: 'When it was finished. Shown on the card.',
          de: 'Das Jahr, in dem das Projekt fertig wurde. Es steht auf der Karte.',
        },
      },
    },
  ],
};
