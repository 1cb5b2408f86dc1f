import { useActionData, useLoaderData } from 'react-router';
import type { PageData } from '#app/content/page-data.ts';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import type { PostedApplication } from '#app/forms/ApplicationForm/application-outcome.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';
import { PageHead } from '#app/pages/PageHead.tsx';

/** The application form alone (§2), below its introduction where the backend has one. */
export default function ApplicationForm() {
  const page = useLoaderData<PageData>();
  const introduced = page.status === 'loaded' && page.entry.meta.length > 0;
  return (
    <>
      <PageHead />
      {introduced && <ContentPage />}
      <Application leads={!introduced} position="" posted={useActionData<PostedApplication>() ?? null} />
    </>
  );
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { pageLoader as loader } from '#app/pages/page-loader.ts';
