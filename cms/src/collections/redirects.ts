import { isRecord } from '@kontorwerk/contract/content/read-values';
import { pathOfEntry } from '@kontorwerk/contract/document-path';
import type { LocalText } from '@kontorwerk/contract/languages';
import { isPageAddress, pageAt } from '@kontorwerk/contract/page-table';
import { redirectKey } from '@kontorwerk/contract/redirects';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { checkRedirect } from '../addresses/check-redirect.ts';
import { ownPath } from '../addresses/own-path.ts';
import { problem } from '../admin/reader-language.ts';
import { contentHub } from '../changes/hub.ts';
import { isPublishedAt } from '../checks/site-addresses.ts';
import { link } from '../fields/link.ts';
import { NAV_GROUPS } from '../labels.ts';
import { settings } from '../settings.ts';
import { CONTENT_ADMIN, unversioned } from './content-collection.ts';

const NO_PAGE_ADDRESS: LocalText = {
  en: 'This has to be an address of this site, with /de where it is German: /ecommerce/old-name or /de/blog/alter-titel',
  de: 'Das muss eine Adresse dieser Website sein, mit /de, wo sie deutsch ist: /ecommerce/old-name oder /de/blog/alter-titel',
};
const SHOWS_A_PAGE: LocalText = {
  en: 'This address always shows a page of the site, so nobody can be sent on from it.',
  de: 'Unter dieser Adresse steht immer eine Seite der Website, daher kann von dort niemand weitergeleitet werden.',
};

const IS_PUBLISHED: LocalText = {
  en: 'A page is published at this address and would not be found any more. Rename it, or unpublish it first.',
  de: 'Unter dieser Adresse ist eine Seite veröffentlicht, die dann niemand mehr fände. Bitte benennen Sie sie zuerst um, oder nehmen Sie sie aus der Veröffentlichung.',
};

/** Tells whether an address is one that a page of the site itself has. */
function isFixed(address: string): boolean {
  const { page } = pageAt(address);
  if (page.kind === 'own') return true;
  return page.kind !== 'detail' && pathOfEntry(page.key, page.entry ?? '') === page.path;
}

const validateFrom: TextFieldSingleValidation = async (value, options) => {
  const plain = text(value, options);
  const { data, event } = options;
  if (plain !== true || typeof value !== 'string') return plain;
  if (!isPageAddress(value)) return problem(NO_PAGE_ADDRESS, options);
  if (isFixed(value)) return problem(SHOWS_A_PAGE, options);
  // While a page is renamed it is still there for whoever reads what is published.
  const isOfRename = isRecord(data) && data.by_rename === true;
  if (isOfRename || event === 'onChange') return true;
  return isPublishedAt(value, await contentHub.current()) ? problem(IS_PUBLISHED, options) : true;
};

/** Old addresses of the site, and where visitors who come there are sent. Most are written when a page is renamed. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  ...unversioned(),
  // An address in the trash could not be given a redirect again.
  trash: false,
  labels: {
    singular: { en: 'Redirect', de: 'Weiterleitung' },
    plural: { en: 'Redirects', de: 'Weiterleitungen' },
  },
  admin: {
    ...CONTENT_ADMIN,
    useAsTitle: 'from',
    group: NAV_GROUPS.lists,
    defaultColumns: ['from', 'to', 'by_rename', 'updatedAt'],
    description: {
      en: 'Whoever comes to an old address is sent on. When you rename a published page, its old address is added here by itself.',
      de: 'Wer eine alte Adresse aufruft, wird weitergeleitet. Wenn Sie eine veröffentlichte Seite umbenennen, kommt ihre alte Adresse von selbst hinzu.',
    },
  },
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { en: 'Old address', de: 'Alte Adresse' },
      required: true,
      unique: true,
      validate: validateFrom,
      // All spellings of an address are one.
      hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? redirectKey(value) : value)] },
      admin: {
        placeholder: '/de/blog/alter-titel',
        description: {
          en: 'Without the site’s name; German addresses begin with /de.',
          de: 'Ohne den Namen der Website; deutsche Adressen beginnen mit /de.',
        },
      },
    },
    {
      ...link('to', { label: { en: 'Leads to', de: 'Führt zu' }, validate: checkRedirect }),
      required: true,
      // What was copied out of the browser's address bar is a page of the site all the same.
      hooks: {
        beforeChange: [({ value }) => (typeof value === 'string' ? ownPath(value, settings.publicUrl) : null) ?? value],
      },
    },
    {
      name: 'by_rename',
      type: 'checkbox',
      label: { en: 'Added when a page was renamed', de: 'Beim Umbenennen einer Seite entstanden' },
      defaultValue: false,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: {
          en: 'The site did it by itself; such a redirect is replaced when the page moves again.',
          de: 'Die Website hat sie selbst angelegt; zieht die Seite wieder um, wird sie ersetzt.',
        },
      },
    },
  ],
};
