import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { type DetailData, type DetailRoute, detailClientLoader, detailLoader } from '#app/content/detail-loaders.ts';
import { JOB_DETAIL } from '#app/content/details.ts';
import type { PostedApplication } from '#app/forms/ApplicationForm/posted-application.ts';
import { JobPage } from '#app/pages/JobPage/JobPage.tsx';

const detail: DetailRoute = { rule: JOB_DETAIL, parameter: 'role', otherwise: '/404' };
const load = detailLoader(detail);
const loadInBrowser = detailClientLoader(detail);

/** A job without its text shows the error page (§2). */
function needText(found: DetailData): void {
  if (found.status === 'loaded' && found.card.html_field === '') throw data(null, { status: 404 });
}

export function loader(args: LoaderFunctionArgs) {
  const found = load(args);
  needText(found.data);
  return found;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<DetailData> {
  const found = await loadInBrowser(args);
  needText(found);
  return found;
}

type JobApplyProps = { readonly loaderData: DetailData; readonly actionData?: PostedApplication };

export default function JobApply({ loaderData, actionData }: JobApplyProps) {
  return <JobPage detail={loaderData} posted={actionData ?? null} />;
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { detailMeta as meta } from '#app/pages/detail-meta.ts';
