import { useCurrentPage } from '#app/base/current-page.ts';
import { usePageData } from '#app/content/page-data.ts';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import { isPostedApplication } from '#app/forms/ApplicationForm/posted-application.ts';
import { PageHead } from './PageHead.tsx';
import { ContentPage } from './SectionsPage.tsx';

/** The application form alone (§2), below its introduction if the backend has one. */
export function ApplicationPage() {
  const page = usePageData();
  const { posted } = useCurrentPage();
  const introduced = page.status === 'loaded' && page.entry.meta.length > 0;
  return (
    <>
      <PageHead />
      {introduced && <ContentPage />}
      <Application leads={!introduced} position="" posted={isPostedApplication(posted) ? posted : null} />
    </>
  );
}
