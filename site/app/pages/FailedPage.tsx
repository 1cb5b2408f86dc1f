import { useShown } from '#app/base/shown.ts';
import { nearestIn } from '#app/content/nearest-in.ts';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** What is shown in place of a page that can't be shown. */
export function FailedPage() {
  const { failure, data } = useShown();
  return <ErrorPage missing={failure === 404} nearest={nearestIn(data)} />;
}
