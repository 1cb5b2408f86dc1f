import type { I18nClient } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { Payload } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { IMPORT_WORDS as WORDS } from './import-words.ts';

type Props = { readonly i18n: I18nClient; readonly payload: Payload; readonly user?: unknown };

/** Those that nobody has used; the oldest first, since a new one has had no time yet. */
const UNUSED = '?where[or][0][and][0][uses][less_than]=1&sort=createdAt';

/** Above the list of redirects: into it, out of it, and to those that nobody needs any more. */
export function RedirectsBar({ i18n, payload, user }: Props) {
  const reader = readerLanguage(i18n);
  const { admin, api } = payload.config.routes;
  return (
    <p className="admin-page__choices">
      {hasRole(user, 'editor') ? <Link href={`${admin}/redirects-import`}>{WORDS.import[reader]}</Link> : null}
      <a href={`${api}/redirects/export`} download>
        {WORDS.export[reader]}
      </a>
      <Link href={`${admin}/collections/redirects${UNUSED}`}>{WORDS.unused[reader]}</Link>
    </p>
  );
}
