import { draftLink } from '@kontorwerk/contract/drafts/draft';
import type { LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type FieldHook,
  type PayloadRequest,
} from 'payload';
import type { DraftLink } from '#cms/base/payload-types.ts';
import { problem } from '#cms/base/reader-language.ts';
import { findShownNames } from '#cms/kit/access/account-names.ts';
import { canReadDrafts, denyAll } from '#cms/kit/access/rules.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { readDraft } from './draft-content.ts';
import { makeDraftToken } from './draft-token.ts';
import { PREVIEWED_COLLECTIONS } from './previewed-collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest lifetime of a shared draft, in days. */
export const SHARED_DAYS = 90;
/** The most links to one document, as many as an editor can keep track of. */
const MOST_LINKS = 20;

const REFUSALS = {
  when: {
    en: `Please choose a time in the future, within ${SHARED_DAYS} days.`,
    de: `Bitte wählen Sie einen künftigen Zeitpunkt, höchstens in ${SHARED_DAYS} Tagen.`,
  },
  what: { en: 'There is no such document.', de: 'Dieses Dokument gibt es nicht.' },
  many: {
    en: `This document has ${MOST_LINKS} links already. Please withdraw one first.`,
    de: `Dieses Dokument hat schon ${MOST_LINKS} Links. Bitte ziehen Sie zuerst einen zurück.`,
  },
} as const satisfies Record<string, LocalText>;

function refuse(req: PayloadRequest, why: keyof typeof REFUSALS): never {
  throw new APIError(problem(REFUSALS[why], { req }), 400, null, true);
}

/** Completes a new link; refuses one to a missing document, with an end out of range, or one too many. */
const checkNewLink: CollectionBeforeValidateHook<DraftLink> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const until = Date.parse(String(data.until));
  const inMs = until - Date.now();
  if (!(inMs > 0 && inMs <= SHARED_DAYS * DAY_MS)) refuse(req, 'when');
  const part = PREVIEWED_COLLECTIONS.find((known) => known === data.part);
  const id = Number(data.document);
  if (!part || !Number.isSafeInteger(id) || !(await readDraft(req.payload, part, id))) refuse(req, 'what');
  const { totalDocs } = await req.payload.count({
    collection: 'draft-links',
    // Expired links are removed at night.
    where: {
      part: { equals: part },
      document: { equals: id },
      until: { greater_than: new Date().toISOString() },
    },
    ...getReadOptions(req),
  });
  if (totalDocs >= MOST_LINKS) refuse(req, 'many');
  return { part, document: id, until: new Date(until).toISOString(), made_by: String(req.user?.id ?? '') };
};

const recordShare: CollectionAfterChangeHook<DraftLink> = async ({ doc, req }) => {
  await recordAction(req, 'draft_shared', `${doc.part}/${doc.document}`, doc.until.slice(0, 16));
};

const recordRevocation: CollectionAfterDeleteHook<DraftLink> = async ({ doc, req }) => {
  await recordAction(req, 'draft_link_removed', `${doc.part}/${doc.document}`, doc.until.slice(0, 16));
};

/**
 * Shows the maker of a link by name: stored is the account's id, or the address in links of earlier releases, which are
 * valid for up to 90 days.
 */
const nameMaker: FieldHook<DraftLink, string | null | undefined> = async ({ value, req }) => {
  if (!value) return value;
  const field = value.includes('@') ? 'email' : 'id';
  const [name] = (await findShownNames(req, { [field]: { equals: value } })).values();
  if (name !== undefined) return name;
  return field === 'id' ? `#${value}` : '';
};

/**
 * Links that show a draft without an account, for one document and until a time. A link's token follows from its row,
 * so it can be shown again, and deleting the row ends it.
 */
export const DraftLinks: CollectionConfig = {
  slug: 'draft-links',
  labels: {
    singular: { en: 'Shared preview', de: 'Geteilte Vorschau' },
    plural: { en: 'Shared previews', de: 'Geteilte Vorschauen' },
  },
  admin: { hidden: true },
  access: { create: canReadDrafts, read: canReadDrafts, update: denyAll, delete: canReadDrafts },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: 'until',
  hooks: {
    beforeValidate: [checkNewLink],
    afterChange: [recordShare],
    afterDelete: [recordRevocation],
  },
  indexes: [{ fields: ['part', 'document'] }],
  fields: [
    { name: 'part', type: 'select', required: true, options: [...PREVIEWED_COLLECTIONS] },
    { name: 'document', type: 'number', required: true },
    { name: 'until', type: 'date', required: true, index: true },
    { name: 'made_by', type: 'text', hooks: { afterRead: [nameMaker] } },
    ...(['en', 'de'] as const).map((language) => ({
      name: `link_${language}`,
      type: 'text' as const,
      virtual: true,
      hooks: {
        afterRead: [
          ({ data, req }: { readonly data?: Partial<DraftLink>; readonly req: PayloadRequest }) => {
            if (data?.id === undefined || !data.part || data.document === undefined || !data.until) return null;
            const grant = {
              purpose: 'shared',
              part: data.part,
              id: data.document,
              until: Date.parse(data.until),
              link: data.id,
            } as const;
            return draftLink(makeDraftToken(grant, req.payload.secret), language);
          },
        ],
      },
    })),
  ],
};
