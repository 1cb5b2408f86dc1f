import { useShown } from '#app/base/shown.ts';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** What is shown in place of a page that can't be shown. */
export function FailedPage() {
  return <ErrorPage missing={useShown().failure === 404} />;
}
