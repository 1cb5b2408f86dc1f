import { useActionData, useLoaderData } from 'react-router';
import type { DetailData } from '#app/content/page-data.ts';
import type { PostedApplication } from '#app/forms/ApplicationForm/application-outcome.ts';
import { JobPage } from '#app/pages/JobPage/JobPage.tsx';
import { CardHead } from '#app/pages/PageHead.tsx';

export default function Job() {
  return (
    <>
      <CardHead />
      <JobPage detail={useLoaderData<DetailData>()} posted={useActionData<PostedApplication>() ?? null} />
    </>
  );
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
