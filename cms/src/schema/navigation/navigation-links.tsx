import type { ServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { WORDS } from '#cms/inbox/admin/words.ts';
import { hasRole, isTranslator, WRITERS } from '#cms/kit/access/roles.ts';
import { CHECK_WORDS } from '#cms/publishing/checks/admin/check-words.ts';
import { PLAN_WORDS } from '#cms/publishing/schedule/admin/plan-words.ts';

const LINKS = [
  { path: 'planned', label: PLAN_WORDS.title, roles: WRITERS },
  { path: 'attention', label: CHECK_WORDS.site_title, roles: WRITERS },
  { path: 'pipeline', label: WORDS.pipeline, roles: ['recruiter'] },
] as const;

/** The navigation's links to pages that are no lists of documents, by role. */
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
