import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { problem, quoted, readerLanguage } from '../admin/reader-language.ts';
import { findUsers, type User } from './find-users.ts';

/** How many users are named: enough to begin with. */
const MOST_NAMED = 3;

const IN_USE: LocalText = {
  en: 'This is still in use: {users}. Choose something else there first; “Where it is used” beside the form leads there.',
  de: 'Das wird noch verwendet: {users}. Bitte wählen Sie dort zuerst etwas anderes; „Verwendet in“ neben dem Formular führt dorthin.',
};

function named({ kind, slug, title }: User, { i18n, payload }: PayloadRequest): string {
  if (kind === 'global') return title;
  const { labels } = Object.values(payload.collections).find(({ config }) => config.slug === slug)?.config ?? {};
  return `${getTranslation(labels?.singular ?? slug, i18n)} ${quoted(title, readerLanguage(i18n))}`;
}

async function refuseIfUsed(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<void> {
  const users = await findUsers(req, { collection, id: Number(id) });
  if (users.length === 0) return;
  const first = users.slice(0, MOST_NAMED).map((user) => named(user, req));
  const text = first.join(', ') + (users.length > MOST_NAMED ? ' …' : '');
  throw new APIError(problem(IN_USE, { req }).replace('{users}', text), 409, null, true);
}

/** Refuses to delete what something refers to: it would go on being published without it. */
export const keepUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) => refuseIfUsed(req, collection.slug, id);

/** Refuses the same of what is put into the trash. */
export const keepUsedFromTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) await refuseIfUsed(req, collection.slug, originalDoc.id);
};
