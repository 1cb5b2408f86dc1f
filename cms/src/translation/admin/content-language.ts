import type { Payload } from 'payload';
import { PREFERENCES } from '#cms/kit/access/preference-limits.ts';
import { signedInUser } from '#cms/kit/access/signed-in-user.ts';
import { matchLanguagePreference, readPreferredLanguage } from '#cms/kit/admin/preferred-language.ts';
import { VISIT_PARAMETER } from '../visit-query.ts';

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
  const value = await readPreferredLanguage(payload, user);
  const page = await render();
  const where = matchLanguagePreference(user);
  await payload.db.updateOne({ collection: PREFERENCES, where, data: { value }, returning: false });
  return page;
}
