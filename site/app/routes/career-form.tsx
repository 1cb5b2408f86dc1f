import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PageData } from '#app/content/page-data.ts';
import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import type { PostedApplication } from '#app/forms/ApplicationForm/posted-application.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';

const page: PageRule = { key: 'career', title: () => 'Career form' };
const load = pageLoader(page);
const loadInBrowser = pageClientLoader(page);

/** The form needs no introduction: a backend that has none (a thrown 404) leaves it alone on the page. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return load(args);
  } catch {
    return null;
  }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  return loadInBrowser(args).catch(() => null);
}

type CareerFormProps = { readonly loaderData: PageData | null; readonly actionData?: PostedApplication };

/** The application form alone (§2), below its introduction. */
export default function CareerForm({ loaderData, actionData }: CareerFormProps) {
  return (
    <>
      {loaderData && <ContentPage />}
      <Application leads={loaderData?.status !== 'loaded'} position="" posted={actionData ?? null} />
    </>
  );
}

export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
