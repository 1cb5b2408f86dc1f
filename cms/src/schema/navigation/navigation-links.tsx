import type { ServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { INBOX_TEXTS } from '#cms/inbox/admin/inbox-texts.ts';
import { hasRole, isTranslator, WRITERS } from '#cms/kit/access/roles.ts';
import { CHECK_TEXTS } from '#cms/publishing/checks/admin/check-texts.ts';
import { PLAN_TEXTS } from '#cms/publishing/schedule/admin/plan-texts.ts';

const LINKS = [
  { path: 'planned', label: PLAN_TEXTS.title, roles: WRITERS },
  { path: 'attention', label: CHECK_TEXTS.site_title, roles: WRITERS },
  { path: 'pipeline', label: INBOX_TEXTS.pipeline, roles: ['recruiter'] },
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
