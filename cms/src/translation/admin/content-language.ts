import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import type { Payload, TypedUser, Where } from 'payload';
import { PREFERENCES } from '#cms/kit/access/preference-limits.ts';
import { signedInUser } from '#cms/kit/access/signed-in-user.ts';
import { VISIT_PARAMETER } from '../visit-query.ts';

/** Payload's preference for a user's content language. */
const KEY = 'locale';

function matchUser({ collection, id }: TypedUser): Where {
  return {
    and: [{ key: { equals: KEY } }, { 'user.relationTo': { equals: collection } }, { 'user.value': { equals: id } }],
  };
}

type Visit = {
  readonly payload: Payload;
  readonly headers: Headers;
  readonly query: Readonly<Record<string, string | string[]>>;
};

/**
 * Renders an admin page. Payload makes the language in a page's address the user's content language; for a visit, this
 * restores the earlier one.
 *
 * @param render renders the page, and thereby stores the language
 */
export async function keepContentLanguage<T>({ payload, headers, query }: Visit, render: () => Promise<T>): Promise<T> {
  // Switching the language on that page changes `locale` only: then it is meant to stay.
  const isVisit = typeof query[VISIT_PARAMETER] === 'string' && query[VISIT_PARAMETER] === query.locale;
  const user = isVisit ? await signedInUser(payload, headers) : null;
  if (!user) return render();
  const find = { collection: PREFERENCES, where: matchUser(user), limit: 1, pagination: false } as const;
  const before = (await payload.find({ ...find, depth: 0, overrideAccess: true })).docs[0];
  const page = await render();
  const data = { value: before?.value ?? DEFAULT_LANGUAGE };
  await payload.db.updateOne({ collection: PREFERENCES, where: matchUser(user), data, returning: false });
  return page;
}
