import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { problem, quote, readerLanguage } from '#cms/base/reader-language.ts';
import { findReferrers, type Referrer } from './referrers.ts';

/** Referrers that a message names. */
const MOST_NAMED = 3;

const IN_USE: LocalText = {
  en: 'This is still in use: {users}. Choose something else there first; “Where it is used” beside the form leads there.',
  de: 'Das wird noch verwendet: {users}. Bitte wählen Sie dort zuerst etwas anderes; „Verwendet in“ neben dem Formular führt dorthin.',
};

function nameReferrer({ kind, slug, title }: Referrer, { i18n, payload }: PayloadRequest): string {
  if (kind === 'global') return title;
  const { labels } = Object.values(payload.collections).find(({ config }) => config.slug === slug)?.config ?? {};
  return `${getTranslation(labels?.singular ?? slug, i18n)} ${quote(title, readerLanguage(i18n))}`;
}

async function refuseIfUsed(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<void> {
  const users = await findReferrers(req, { collection, id: Number(id) });
  if (users.length === 0) return;
  const first = users.slice(0, MOST_NAMED).map((user) => nameReferrer(user, req));
  const text = first.join(', ') + (users.length > MOST_NAMED ? ' …' : '');
  throw new APIError(problem(IN_USE, { req }).replace('{users}', text), 409, null, true);
}

/** Refuses to delete a document that others refer to: they would stay published without it. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(req, collection.slug, id);

/** Refuses to trash such a document. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) await refuseIfUsed(req, collection.slug, originalDoc.id);
};
