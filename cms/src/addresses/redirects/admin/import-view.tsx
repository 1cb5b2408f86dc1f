import type { AdminViewServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { AdminPage } from '#cms/kit/admin/admin-page.tsx';
import { ImportForm } from './import-form.tsx';
import { IMPORT_TEXTS as WORDS } from './import-texts.ts';

/** The admin page for importing redirects, for editors. */
export function ImportView(view: AdminViewServerProps) {
  const { i18n, user } = view.initPageResult.req;
  const reader = readerLanguage(i18n);
  return (
    <AdminPage view={view} title={WORDS.title[reader]} lead={WORDS.lead[reader]}>
      {hasRole(user, 'editor') ? <ImportForm /> : null}
    </AdminPage>
  );
}
