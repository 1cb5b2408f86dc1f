import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { PENDING_TEXTS } from './pending-texts.ts';

type PendingLinkProps = { readonly i18n: I18nClient; readonly payload: Payload; readonly user?: unknown };

/** The link in the navigation to the pending translations, for the roles that write content. */
export function PendingLink({ i18n, payload, user }: PendingLinkProps) {
  if (!hasRole(user, ...WRITERS)) return null;
  return (
    <a className="nav__link" id="nav-translations" href={`${payload.config.routes.admin}/translations`}>
      <span className="nav__link-label">{PENDING_TEXTS.title[readerLanguage(i18n)]}</span>
    </a>
  );
}
