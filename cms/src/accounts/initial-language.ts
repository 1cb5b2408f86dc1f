import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { isTranslator, writableLanguages } from '#cms/kit/access/roles.ts';

/** Payload's preference for a user's content language. */
const KEY = 'locale';

/** Returns an account's content language: the admin's, or the only one that a translator writes. */
async function getOwnLanguage({ i18n, payload }: PayloadRequest, id: number | string): Promise<Language> {
  const reader = readerLanguage(i18n);
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  const languages = isTranslator({ user }) ? writableLanguages(user) : [reader];
  return languages.includes(reader) ? reader : (languages[0] ?? reader);
}

/**
 * Sets the content language at sign-in to the account's own until its user chooses one. Without a preference Payload
 * takes the default language, so that one isn't stored.
 */
export async function setInitialLanguage(req: PayloadRequest, id: number | string): Promise<void> {
  const { payload } = req;
  const language = await getOwnLanguage(req, id);
  if (language === DEFAULT_LANGUAGE) return;
  const owner = { relationTo: 'users', value: id };
  const chosen = await payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: KEY }, 'user.relationTo': { equals: owner.relationTo }, 'user.value': { equals: id } },
  });
  if (chosen.totalDocs > 0) return;
  await payload.db.create({ collection: 'payload-preferences', data: { key: KEY, user: owner, value: language } });
}
