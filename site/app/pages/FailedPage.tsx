import { useShown } from '#app/base/shown.ts';
import { nearestIn } from '#app/content/nearest-in.ts';
import { EndedPage } from './EndedPage/EndedPage.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** What is shown in place of a page that can't be shown. */
export function FailedPage() {
  const { failure, data } = useShown();
  if (failure === 410) return <EndedPage />;
  return <ErrorPage missing={failure === 404} nearest={nearestIn(data)} />;
}
