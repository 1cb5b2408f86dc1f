import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { readerLanguage } from '../admin/reader-language.ts';

/** Under which Payload keeps the language that somebody has last chosen for the contents. */
const KEY = 'locale';

/**
 * Has whoever signs in write in the language that they read the admin in, until they choose one. Without a choice Payload
 * takes the default one, so nothing is kept for those who read in that.
 */
export async function beginInOwnLanguage({ i18n, payload }: PayloadRequest, id: number | string): Promise<void> {
  const language = readerLanguage(i18n);
  if (language === DEFAULT_LANGUAGE) return;
  const owner = { relationTo: 'users', value: id };
  const chosen = await payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: KEY }, 'user.relationTo': { equals: owner.relationTo }, 'user.value': { equals: id } },
  });
  if (chosen.totalDocs > 0) return;
  await payload.db.create({ collection: 'payload-preferences', data: { key: KEY, user: owner, value: language } });
}
