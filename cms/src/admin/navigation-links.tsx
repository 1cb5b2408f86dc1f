import type { ServerProps } from 'payload';
import { hasRole, WRITERS } from '../access/roles.ts';
import { CHECK_WORDS } from '../checks/admin/check-words.ts';
import { WORDS } from '../inbox/admin/words.ts';
import { PLAN_WORDS } from '../schedule/admin/plan-words.ts';
import { isTranslator } from '../translators/is-translator.ts';
import { readerLanguage } from './reader-language.ts';

const LINKS = [
  { path: 'planned', label: PLAN_WORDS.title, roles: WRITERS },
  { path: 'attention', label: CHECK_WORDS.site_title, roles: WRITERS },
  { path: 'pipeline', label: WORDS.pipeline, roles: ['recruiter'] },
] as const;

/** The navigation's ways to what is no list of documents, for those whose work it is. */
export function NavigationLinks({ i18n, payload, user }: ServerProps) {
  const reader = readerLanguage(i18n);
  const links = LINKS.filter(({ roles }) => hasRole(user, ...roles));
  return (
    <div className={isTranslator({ user: user ?? null }) ? 'translators-navigation' : undefined}>
      {links.map(({ path, label }) => (
        <a key={path} className="nav__link" href={`${payload.config.routes.admin}/${path}`}>
          <span className="nav__link-label">{label[reader]}</span>
        </a>
      ))}
    </div>
  );
}
