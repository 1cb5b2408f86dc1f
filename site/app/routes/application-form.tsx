import type { PageData } from '#app/content/page-data.ts';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import type { PostedApplication } from '#app/forms/ApplicationForm/application-outcome.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';

type ApplicationFormProps = { readonly loaderData: PageData; readonly actionData?: PostedApplication };

/** The application form alone (§2), below its introduction where the backend has one. */
export default function ApplicationForm({ loaderData, actionData }: ApplicationFormProps) {
  const introduced = loaderData.status === 'loaded' && loaderData.entry.meta.length > 0;
  return (
    <>
      {introduced && <ContentPage />}
      <Application leads={!introduced} position="" posted={actionData ?? null} />
    </>
  );
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { pageClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { pageLoader as loader } from '#app/pages/page-loader.ts';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
