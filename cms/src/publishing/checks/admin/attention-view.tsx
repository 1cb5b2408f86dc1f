import type { AdminViewServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { AdminPage } from '#cms/kit/admin/admin-page.tsx';
import { AttentionList } from './attention-list.tsx';
import { CHECK_TEXTS as WORDS } from './check-texts.ts';

/** The admin page of published documents that need attention. */
export function AttentionView(view: AdminViewServerProps) {
  const { i18n, user } = view.initPageResult.req;
  const reader = readerLanguage(i18n);
  return (
    <AdminPage view={view} title={WORDS.site_title[reader]} lead={WORDS.site_intro[reader]}>
      {hasRole(user, ...WRITERS) ? <AttentionList /> : null}
    </AdminPage>
  );
}
