import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { CollectionConfig } from 'payload';
import { NAV_GROUPS, POST_TYPES } from '#cms/base/labels.ts';
import { addressKeyField } from '#cms/kit/fields/address-key.ts';
import { dateOnly, image, longText, richText, select, text } from '#cms/kit/fields/basic-fields.ts';
import { CARD_TEXTS, seo } from '#cms/kit/fields/document-fields.ts';
import { uniqueTitle } from '#cms/kit/fields/unique-title.ts';
import { textLinks } from '#cms/kit/links/text-links.ts';
import { makeVersionedSettings, ORDERED_ADMIN } from './content-collection.ts';

/** Blog posts and news (§2): a card in the lists and a page under `/blog/<title>`. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  ...makeVersionedSettings(),
  labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'post_type', 'category', 'date', '_status', 'plan'],
  },
  defaultSort: '-date',
  fields: [
    addressKeyField,
    text('title', {
      single: true,
      label: { en: 'Title', de: 'Titel' },
      description: {
        en: 'The headline of the post. The address of its page is made from it.',
        de: 'Die Überschrift des Beitrags. Daraus entsteht die Adresse seiner Seite.',
      },
      required: true,
      validate: uniqueTitle({ collection: 'posts', matches: matchesSlug }),
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Post', de: 'Beitrag' },
          fields: [
            longText('description', {
              label: { en: 'Teaser', de: 'Anreißer' },
              description: {
                en: 'One or two sentences, shown on the card in lists and above the text of the post.',
                de: 'Ein bis zwei Sätze. Sie stehen auf der Karte in den Listen und über dem Text des Beitrags.',
              },
              required: true,
            }),
            image('image', {
              label: { en: 'Picture', de: 'Bild' },
              description: {
                en: 'Recommended: on the card and at the top of the post. Landscape, at least 1200 pixels wide.',
                de: 'Empfohlen: auf der Karte und am Kopf des Beitrags. Querformat, mindestens 1200 Pixel breit.',
              },
              leastWidth: 1200,
            }),
            richText('body', {
              label: { en: 'Text', de: 'Text' },
              description: {
                en: 'The post itself. Second-level headings divide it into parts; links can lead to pages of the site.',
                de: 'Der Beitrag selbst. Überschriften der zweiten Ebene gliedern ihn; Links können zu Seiten der Website führen.',
              },
              required: true,
            }),
            textLinks('body'),
          ],
        },
        { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo(CARD_TEXTS)] },
      ],
    },
    select('post_type', {
      label: { en: 'Kind', de: 'Art' },
      description: {
        en: 'Blog posts and news appear in different lists.',
        de: 'Blogbeiträge und News stehen in verschiedenen Listen.',
      },
      required: true,
      defaultValue: 'blog',
      options: POST_TYPES,
      sidebar: true,
    }),
    dateOnly('date', {
      label: { en: 'Date', de: 'Datum' },
      description: {
        en: 'Shown with the post; in lists the newest comes first.',
        de: 'Steht beim Beitrag; der neueste kommt in den Listen zuerst.',
      },
      required: true,
      sidebar: true,
    }),
    text('category', {
      label: { en: 'Category', de: 'Kategorie' },
      description: {
        en: 'One or two words above the title, such as “Platforms”. Spell it the same way each time.',
        de: 'Ein bis zwei Wörter über dem Titel, etwa „Shopsysteme“. Bitte immer gleich schreiben.',
      },
      required: true,
      sidebar: true,
    }),
    {
      name: 'author',
      type: 'group',
      label: { en: 'Author', de: 'Autor' },
      admin: { position: 'sidebar' },
      fields: [
        text('name', {
          label: { en: 'Name', de: 'Name' },
          description: {
            en: 'Who wrote it, as shown below the title. Empty: nobody is named.',
            de: 'Wer den Beitrag geschrieben hat, so wie es unter dem Titel stehen soll. Leer: Niemand wird genannt.',
          },
          localized: false,
        }),
        text('role', {
          label: { en: 'Role', de: 'Funktion' },
          description: {
            en: 'What they do at the agency, such as “Head of development”.',
            de: 'Die Aufgabe in der Agentur, etwa „Leitung Entwicklung“.',
          },
        }),
      ],
    },
  ],
};
