import { oldAddressKey, REDIRECT_STATUSES } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { CollectionConfig, FieldHook } from 'payload';
import { LANGUAGE_NAMES, NAV_GROUPS } from '#cms/base/labels.ts';
import { settings } from '#cms/base/settings.ts';
import { announceDeletion, announceDocument } from '#cms/content/changes/hub-hooks.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { publicAccess, READ_ONLY } from '#cms/kit/access/rules.ts';
import { link } from '#cms/kit/fields/link.ts';
import { toOwnPath } from '#cms/kit/links/page-address.ts';
import { lockAddressesForSave } from '../address-lock.ts';
import { REDIRECT_KIND_LABELS } from './admin/import-texts.ts';
import { exportEndpoint } from './csv/export-endpoint.ts';
import { importEndpoint } from './csv/import-endpoint.ts';
import { checkFrom, checkFurther, checkTo, pointToChainEnd } from './redirect-checks.ts';
import { createFurther, memoiseSaved, shortenOtherChains } from './redirect-hooks.ts';

/** The admin settings of the counts of uses, which only the CMS writes. */
const COUNTED = { readOnly: true, position: 'sidebar', disableBulkEdit: true } as const;

/** Normalises all spellings of an address, including a copied absolute one. */
const normaliseAddress: FieldHook = ({ value }) =>
  typeof value === 'string' ? oldAddressKey(toOwnPath(value, settings.publicUrl) ?? value) : value;

/** Old addresses of the site and their targets. Most are written when a page is renamed. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  access: publicAccess,
  hooks: {
    beforeChange: [lockAddressesForSave, pointToChainEnd],
    afterChange: [announceDocument, memoiseSaved, createFurther, shortenOtherChains],
    afterDelete: [announceDeletion],
  },
  endpoints: [importEndpoint, exportEndpoint],
  // An address in the trash could not get a redirect again.
  trash: false,
  labels: {
    singular: { en: 'Redirect', de: 'Weiterleitung' },
    plural: { en: 'Redirects', de: 'Weiterleitungen' },
  },
  admin: {
    useAsTitle: 'from',
    group: NAV_GROUPS.lists,
    pagination: { defaultLimit: 50 },
    hidden: hiddenUnless(...WRITERS),
    hideAPIURL: true,
    defaultColumns: ['from', 'to', 'status', 'uses', 'last_used', 'by_rename'],
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/addresses/redirects/admin/redirects-bar.tsx#RedirectsBar'] },
    description: {
      en: 'Anyone who visits an old address is redirected. When you rename a published page, its old address is added here automatically.',
      de: 'Wer eine alte Adresse aufruft, wird weitergeleitet. Wenn Sie eine veröffentlichte Seite umbenennen, kommt ihre alte Adresse automatisch hinzu.',
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
      validate: checkFrom,
      hooks: { beforeChange: [normaliseAddress] },
      admin: {
        placeholder: '/de/blog/alter-titel',
        description: {
          en: 'German addresses begin with /de. Capitals, a trailing slash and campaign parameters make no difference; a query does if you include one: /index.php?id=12',
          de: 'Deutsche Adressen beginnen mit /de. Großschreibung, ein Schrägstrich am Ende und Kampagnen-Parameter zählen nicht; eine Abfrage zählt, wenn Sie sie dazuschreiben: /index.php?id=12',
        },
      },
    },
    {
      name: 'further',
      type: 'textarea',
      // Each becomes its own redirect.
      virtual: true,
      label: { en: 'More old addresses', de: 'Weitere alte Adressen' },
      validate: checkFurther,
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'create',
        rows: 2,
        placeholder: '/de/blog/alter-titel',
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        description: {
          en: 'Others that lead to the same page, one per line: the German one, for example. German visitors are sent to the German page.',
          de: 'Weitere, die zur selben Seite führen, eine je Zeile: zum Beispiel die englische. Deutsche Besucher kommen auf die deutsche Seite.',
        },
      },
    },
    {
      ...link('to', { label: { en: 'Leads to', de: 'Führt zu' }, validate: checkTo }),
      required: true,
    },
    {
      name: 'status',
      type: 'select',
      label: { en: 'Kind', de: 'Art' },
      defaultValue: '301',
      options: REDIRECT_STATUSES.map((status) => ({ value: String(status), label: REDIRECT_KIND_LABELS[status] })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: {
          en: 'Search engines forget an address that has moved permanently, and keep one that is only away temporarily.',
          de: 'Suchmaschinen vergessen eine Adresse, die dauerhaft umgezogen ist, und behalten eine, die nur vorübergehend fehlt.',
        },
      },
    },
    {
      name: 'language',
      type: 'select',
      label: { en: 'Language', de: 'Sprache' },
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      admin: {
        position: 'sidebar',
        description: {
          en: 'The language of the page that visitors are redirected to. Empty: that of the old address.',
          de: 'Die Sprache der Seite, auf die Besucher kommen. Leer: die der alten Adresse.',
        },
      },
    },
    {
      name: 'uses',
      type: 'number',
      label: { en: 'Used', de: 'Benutzt' },
      defaultValue: 0,
      index: true,
      access: READ_ONLY,
      admin: {
        ...COUNTED,
        description: {
          en: 'How often visitors were redirected; it takes a minute to show here.',
          de: 'Wie oft Besucher weitergeleitet wurden; bis es hier gezählt ist, vergeht eine Minute.',
        },
      },
    },
    {
      name: 'last_used',
      type: 'date',
      label: { en: 'Last used', de: 'Zuletzt benutzt' },
      index: true,
      access: READ_ONLY,
      admin: {
        ...COUNTED,
        date: { pickerAppearance: 'dayOnly' },
        description: {
          en: 'The day a visitor was last redirected; who it was isn’t recorded.',
          de: 'Der Tag, an dem zuletzt jemand weitergeleitet wurde; wer das war, wird nicht vermerkt.',
        },
      },
    },
    {
      name: 'by_rename',
      type: 'checkbox',
      label: { en: 'Added when a page was renamed', de: 'Beim Umbenennen einer Seite entstanden' },
      defaultValue: false,
      access: READ_ONLY,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: {
          en: 'The site created it; if the page moves again, it is replaced.',
          de: 'Die Website hat sie selbst angelegt; zieht die Seite wieder um, wird sie ersetzt.',
        },
      },
    },
  ],
};
