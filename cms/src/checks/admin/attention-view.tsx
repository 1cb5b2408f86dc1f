import type { AdminViewServerProps } from 'payload';
import { hasRole, WRITERS } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { readerLanguage } from '../../admin/reader-language.ts';
import { AttentionList } from './attention-list.tsx';
import { CHECK_WORDS as WORDS } from './check-words.ts';

/** The page that lists what needs attention in all that is published. */
export function AttentionView(view: AdminViewServerProps) {
  const { i18n, user } = view.initPageResult.req;
  const reader = readerLanguage(i18n);
  return (
    <AdminPage view={view} title={WORDS.site_title[reader]} lead={WORDS.site_intro[reader]}>
      {hasRole(user, ...WRITERS) ? <AttentionList /> : null}
    </AdminPage>
  );
}
