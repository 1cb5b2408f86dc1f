import { findEntryPath } from '@kontorwerk/contract/address/document-path';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type LocalText } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type {
  CheckboxField,
  FieldAccess,
  FieldHook,
  PayloadRequest,
  RelationshipField,
  SelectField,
  TextField,
} from 'payload';
import { select as selectField, text as textField } from 'payload/shared';
import { PAGE_KEY_LABELS } from '#cms/base/labels.ts';
import { problem } from '#cms/base/reader-language.ts';
import { text } from '#cms/kit/fields/basic-fields.ts';
import {
  INVALID_SEGMENT,
  isFreePage,
  mergeChanges,
  normaliseSegment,
  readSegment,
  SEGMENT,
  segmentFromTitle,
} from '#cms/kit/links/address-segment.ts';
import { isSitePage } from '#cms/kit/links/site-pages.ts';
import { textIn } from '#cms/kit/stored-values.ts';
import { checkParent, checkSegment } from './address-checks.ts';
import { readDraftSegment } from './free-pages.ts';
import { readPublishedPlace } from './published-addresses.ts';

const NO_ADDRESS: LocalText = {
  en: 'The pages in this part belong to the site itself and are already there; a new one would have no address. Choose “Other pages”, “E-commerce” or “Services”.',
  de: 'Die Seiten dieses Bereichs gehören zur Website und sind schon da; eine weitere hätte keine Adresse. Bitte wählen Sie „Weitere Seiten“, „E-Commerce“ oder „Leistungen“.',
};

/** Whether a version is being restored: it carries all fields, including unchanged ones. */
const isRestoring = ({ req }: { readonly req: PayloadRequest }): boolean =>
  req.method === 'POST' && /\/versions\/[^/]+$/.test(req.pathname ?? '');

/** The part stays open until a page is published: drafts are autosaved from the first words on. */
const isOpen: FieldAccess = async ({ doc, id, req }) => {
  if (id === undefined || !doc) return true;
  return !isSitePage(doc) && (await readPublishedPlace(req, 'pages', Number(id))) === null;
};

/** The part of the site that a page belongs to, fixed once published: another part means another address. */
export const pageKeyField: SelectField = {
  name: 'page_key',
  type: 'select',
  label: { en: 'Part of the site', de: 'Bereich der Website' },
  required: true,
  index: true,
  // A function's value stays out of the database schema, and of its migrations.
  defaultValue: () => PAGES.free.key,
  options: PAGE_KEYS.map((key) => ({ value: key, label: PAGE_KEY_LABELS[key] })),
  access: { update: (asked) => isRestoring(asked) || isOpen(asked) },
  admin: {
    position: 'sidebar',
    description: {
      en: 'It decides the address. Once the page is published, it stays as it is.',
      de: 'Davon hängt die Adresse ab. Nach dem Veröffentlichen lässt er sich nicht mehr ändern.',
    },
  },
  validate: (value, options) => {
    const plain = selectField(value, options);
    const { data, previousValue, req } = options;
    // The sample content has all fixed pages of the site; a lost one may be created again.
    const isChosen = value !== previousValue && req.user && !isRestoring({ req });
    if (plain !== true || !isChosen || !isSitePage({ page_key: value })) return plain;
    const name = isRecord(data) && typeof data.slug === 'string' ? data.slug : '';
    return findEntryPath(String(value), name) !== null || problem(NO_ADDRESS, options);
  },
};

/** The slug that an address is matched with (§2), the same in every language. */
export const slugField: TextField = {
  ...text('slug', {
    label: { en: 'Name in the address', de: 'Name in der Adresse' },
    localized: false,
    sidebar: true,
    description: {
      en: 'The same in both languages: “shopware” gives /ecommerce/shopware. If you change it, the old address redirects to the new one.',
      de: 'In beiden Sprachen gleich: „shopware“ ergibt /ecommerce/shopware. Wenn Sie ihn ändern, leitet die alte Adresse zur neuen weiter.',
    },
    validate: (value, options) => {
      const { data } = options;
      if (isFreePage(data)) return true;
      const plain = textField(value, { ...options, required: true });
      if (plain !== true || typeof value !== 'string') return plain;
      return (isRecord(data) && isSitePage(data)) || SEGMENT.test(value) || problem(INVALID_SEGMENT, options);
    },
  }),
  access: { update: (asked) => isRestoring(asked) || !asked.doc || !isSitePage(asked.doc) },
};
slugField.hooks = {
  // Free pages may share a name below different parents.
  beforeValidate: [(asked) => (isFreePage(mergeChanges(asked)) ? null : normaliseSegment(asked))],
  beforeDuplicate: [({ value }) => value && `${value}-2`],
};
slugField.admin = { ...slugField.admin, condition: (data) => !isFreePage(data) };

/** The parent page in a free page's address. */
export const parentField: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  relationTo: 'pages',
  label: { en: 'Below the page', de: 'Unterhalb der Seite' },
  filterOptions: ({ id }) => ({ page_key: { equals: PAGES.free.key }, ...(id && { id: { not_equals: id } }) }),
  validate: checkParent,
  admin: {
    position: 'sidebar',
    condition: isFreePage,
    allowCreate: false,
    description: {
      en: 'Its address comes before this page’s: /campaigns/summer-2026. Empty: this page stands alone.',
      de: 'Deren Adresse steht vor der dieser Seite: /kampagnen/sommer-2026. Leer: Die Seite steht für sich.',
    },
  },
};

/** Whether a free page is a landing page. */
export const plainField: CheckboxField = {
  name: 'plain',
  type: 'checkbox',
  label: { en: 'Without menu and footer', de: 'Ohne Menü und Fußbereich' },
  defaultValue: false,
  admin: {
    position: 'sidebar',
    condition: isFreePage,
    description: {
      en: 'For landing pages: only the logo and the legal links remain.',
      de: 'Für Landingpages: Nur das Logo und die rechtlichen Links bleiben.',
    },
  },
};

/** Whether a page may go without an address in the request's language, because the default language's applies. */
async function hasDefaultSegment(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (req.locale === DEFAULT_LANGUAGE || id === undefined) return false;
  return textIn(DEFAULT_LANGUAGE, await readDraftSegment(req, Number(id))) !== '';
}

/**
 * Normalises a free page's own part of its address; an empty one falls back to the default language's. A form that
 * doesn't know it yet sends null, which keeps it; emptying it sends an empty text.
 */
const normaliseFreeSegment: FieldHook = async (asked) => {
  const { data, operation, originalDoc, req, value } = asked;
  if (operation === 'create' || readSegment(asked) || !isFreePage(mergeChanges(asked))) return normaliseSegment(asked);
  const kept: unknown = value ?? originalDoc?.segment;
  if (kept !== '' && kept !== null && kept !== undefined) return kept;
  if (data?._status !== 'published' || (await hasDefaultSegment(req, originalDoc?.id))) return value;
  return segmentFromTitle(asked) || value;
};

/** The last part of a free page's address, in each language. */
export const segmentField: TextField = {
  ...text('segment', {
    label: { en: 'Address', de: 'Adresse' },
    sidebar: true,
    description: {
      en: 'What comes after the last slash: “summer-2026”. Empty: made from the name; the German one is then the same as the English. If you change it, the old address redirects to the new one.',
      de: 'Was nach dem letzten Schrägstrich steht: „sommer-2026“. Leer: aus dem Namen gebildet, auf Deutsch wie auf Englisch. Wenn Sie sie ändern, leitet die alte Adresse zur neuen weiter.',
    },
    validate: async (value, options) => {
      if (!isFreePage(options.data)) return true;
      const { event, id, req } = options;
      const required = event !== 'onChange' && !(await hasDefaultSegment(req, id));
      const plain = textField(value, { ...options, required });
      if (plain !== true || typeof value !== 'string' || value === '') return plain;
      return SEGMENT.test(value) ? checkSegment(value, options) : problem(INVALID_SEGMENT, options);
    },
  }),
};
segmentField.hooks = {
  beforeValidate: [normaliseFreeSegment],
  beforeDuplicate: [({ value }) => value && `${value}-2`],
};
// Changing the address in one language doesn't make the other's outdated.
segmentField.admin = { ...segmentField.admin, condition: isFreePage, custom: { standsAlone: true } };
