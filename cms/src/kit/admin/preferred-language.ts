import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@kontorwerk/contract/languages';
import type { Payload, TypedUser, Where } from 'payload';
import { PREFERENCES } from '../access/preference-limits.ts';

/** Payload's preference for a user's content language. */
const KEY = 'locale';

/** Returns the query for a user's content language among all preferences. */
export function matchLanguagePreference({ collection, id }: TypedUser): Where {
  return {
    and: [{ key: { equals: KEY } }, { 'user.relationTo': { equals: collection } }, { 'user.value': { equals: id } }],
  };
}

/** Reads the language in which an admin page without one in its address shows a user the content. */
export async function readPreferredLanguage(payload: Payload, user: TypedUser): Promise<Language> {
  const { docs } = await payload.find({
    collection: PREFERENCES,
    where: matchLanguagePreference(user),
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const value = docs[0]?.value;
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
