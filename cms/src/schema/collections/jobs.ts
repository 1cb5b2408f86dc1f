import { matchesRole } from '@kontorwerk/contract/address/slug';
import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { officesField } from '#cms/content/offices/office-field.ts';
import { isOpen, today } from '#cms/content/wire/open-jobs.ts';
import { addressKeyField } from '#cms/kit/fields/address-key.ts';
import { dateOnly, image, lastDay, longText, richText, text } from '#cms/kit/fields/basic-fields.ts';
import { CARD_TEXTS, seo } from '#cms/kit/fields/document-fields.ts';
import { uniqueTitle } from '#cms/kit/fields/unique-title.ts';
import { textLinks } from '#cms/kit/links/text-links.ts';
import { makeVersionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';
import { postedField, salaryField, setPostedDay } from './job-fields.ts';

const shared = makeVersionedSettings();

/** Open positions (§2, career): a row in the career grid and a page with the application form. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  ...shared,
  hooks: { ...shared.hooks, beforeChange: [...(shared.hooks?.beforeChange ?? []), setPostedDay] },
  ...ORDERABLE,
  labels: { singular: { en: 'Position', de: 'Stelle' }, plural: { en: 'Positions', de: 'Stellen' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'offices', 'category', 'valid_through', '_status', 'plan'],
    description: {
      en: 'A position comes off the site by itself once its closing date has passed.',
      de: 'Eine Stelle, deren Frist abgelaufen ist, verschwindet von selbst von der Website.',
    },
  },
  fields: [
    addressKeyField,
    text('title', {
      single: true,
      label: { en: 'Title', de: 'Titel' },
      description: {
        en: 'What the position is called. The address of its page is made from it, and applications refer to it.',
        de: 'Wie die Stelle heißt. Daraus entsteht die Adresse ihrer Seite, und Bewerbungen beziehen sich darauf.',
      },
      required: true,
      validate: uniqueTitle({ collection: 'jobs', matches: matchesRole, isShown: (job) => isOpen(job, today()) }),
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Position', de: 'Stelle' },
          fields: [
            longText('description', {
              label: { en: 'In one sentence', de: 'In einem Satz' },
              description: {
                en: 'What the position is about. Shown in the list of positions.',
                de: 'Worum es geht. Der Satz steht in der Liste der Stellen.',
              },
              required: true,
            }),
            longText('detail_desc', {
              label: { en: 'Skills', de: 'Kenntnisse' },
              description: { en: 'A few words, shown in the list.', de: 'Wenige Worte, in der Liste gezeigt.' },
            }),
            richText('body', {
              label: { en: 'Full text', de: 'Ausschreibung' },
              description: {
                en: 'Tasks, what you ask for and what you offer. It stands above the application form.',
                de: 'Aufgaben, was Sie erwarten und was Sie bieten. Steht über dem Bewerbungsformular.',
              },
              required: true,
            }),
            textLinks('body'),
          ],
        },
        { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo(CARD_TEXTS)] },
      ],
    },
    officesField('offices', {
      label: { en: 'Offices', de: 'Standorte' },
    }),
    text('job_type', {
      label: { en: 'Type of employment', de: 'Art der Anstellung' },
      description: { en: 'Such as “Permanent” or “Internship”.', de: 'Etwa „Unbefristet“ oder „Praktikum“.' },
      required: true,
      sidebar: true,
    }),
    text('houres', {
      label: { en: 'Hours', de: 'Stunden' },
      description: { en: 'Such as “Full-time, 40 hours”.', de: 'Etwa „Vollzeit, 40 Stunden“.' },
      sidebar: true,
    }),
    text('category', {
      label: { en: 'Department', de: 'Bereich' },
      description: {
        en: 'Visitors can filter by it. Spell it the same way each time.',
        de: 'Besucher filtern danach. Bitte immer gleich schreiben.',
      },
      sidebar: true,
    }),
    dateOnly('starts', {
      label: { en: 'Earliest start', de: 'Frühester Beginn' },
      description: { en: 'Empty: immediately.', de: 'Leer: ab sofort.' },
      sidebar: true,
    }),
    lastDay('valid_through', {
      label: { en: 'Open until', de: 'Offen bis' },
      description: {
        en: 'The last day on the site. Empty: until you unpublish the position.',
        de: 'Der letzte Tag auf der Website. Leer: bis Sie die Stelle zurückziehen.',
      },
      sidebar: true,
    }),
    postedField,
    salaryField,
    {
      name: 'contact',
      type: 'group',
      label: { en: 'Who answers questions', de: 'Wer Fragen beantwortet' },
      admin: { position: 'sidebar' },
      fields: [
        text('name', {
          label: { en: 'Name', de: 'Name' },
          description: {
            en: 'Who applicants can ask. The name is shown beside the form.',
            de: 'Wer Fragen beantwortet. Der Name steht neben dem Formular.',
          },
          localized: false,
        }),
        text('role', {
          label: { en: 'Role', de: 'Funktion' },
          description: {
            en: 'What they do at the agency, such as “People & culture”.',
            de: 'Die Aufgabe in der Agentur, etwa „Personal“.',
          },
        }),
        image('image', {
          label: { en: 'Portrait', de: 'Porträt' },
          description: { en: 'A portrait, square or vertical.', de: 'Ein Porträt, quadratisch oder im Hochformat.' },
        }),
      ],
    },
  ],
};
