import { useShown } from '#app/base/shown.ts';
import { EndedPage } from './EndedPage/EndedPage.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';
import { MissingPage } from './MissingPage/MissingPage.tsx';

/** What the server shows in place of a page that can't be shown; in the browser: `loadFailedPage`. */
export function FailedPage() {
  const { failure } = useShown();
  if (failure === 410) return <EndedPage />;
  return failure === 404 ? <MissingPage /> : <ErrorPage missing={false} />;
}
