import type { I18nClient } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { Payload } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { IMPORT_TEXTS as WORDS } from './import-texts.ts';

type Props = { readonly i18n: I18nClient; readonly payload: Payload; readonly user?: unknown };

/** Unused ones, oldest first, since a new one has had no time to be used. */
const UNUSED = '?where[or][0][and][0][uses][less_than]=1&sort=createdAt';

/** The links above the list of redirects: import, export, and unused ones. */
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
