import { useShown } from '#app/base/shown.ts';
import { EndedPage } from './EndedPage/EndedPage.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';
import { MissingPage } from './MissingPage/MissingPage.tsx';

/** The server's error page; in the browser: `loadFailedPage`. */
export function FailedPage() {
  const { failure } = useShown();
  if (failure === 410) return <EndedPage />;
  return failure === 404 ? <MissingPage /> : <ErrorPage missing={false} />;
}
