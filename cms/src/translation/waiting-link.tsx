import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { WAITING_WORDS } from './waiting-words.ts';

type WaitingLinkProps = { readonly i18n: I18nClient; readonly payload: Payload; readonly user?: unknown };

/** The link in the navigation to the pending translations, for the roles that write content. */
export function WaitingLink({ i18n, payload, user }: WaitingLinkProps) {
  if (!hasRole(user, ...WRITERS)) return null;
  return (
    <a className="nav__link" id="nav-translations" href={`${payload.config.routes.admin}/translations`}>
      <span className="nav__link-label">{WAITING_WORDS.title[readerLanguage(i18n)]}</span>
    </a>
  );
}
