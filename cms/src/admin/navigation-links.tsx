import type { ServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { CHECK_WORDS } from '../checks/admin/check-words.ts';
import { PLAN_WORDS } from '../schedule/admin/plan-words.ts';
import { readerLanguage } from './reader-language.ts';

/** The navigation's ways to what is planned and to what needs attention, for those who write content. */
export function NavigationLinks({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'editor', 'translator')) return null;
  const reader = readerLanguage(i18n);
  const links = [
    ['planned', PLAN_WORDS.title],
    ['attention', CHECK_WORDS.site_title],
  ] as const;
  return links.map(([path, label]) => (
    <a key={path} className="nav__link" href={`${payload.config.routes.admin}/${path}`}>
      <span className="nav__link-label">{label[reader]}</span>
    </a>
  ));
}
