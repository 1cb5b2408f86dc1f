import type { DetailData } from '#app/content/page-data.ts';
import type { PostedApplication } from '#app/forms/ApplicationForm/application-outcome.ts';
import { JobPage } from '#app/pages/JobPage/JobPage.tsx';

type JobProps = { readonly loaderData: DetailData; readonly actionData?: PostedApplication };

export default function Job({ loaderData, actionData }: JobProps) {
  return <JobPage detail={loaderData} posted={actionData ?? null} />;
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { detailClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
