import { useCurrentPage } from '#app/base/current-page.ts';
import { EndedPage } from './EndedPage/EndedPage.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';
import { MissingPage } from './MissingPage/MissingPage.tsx';

/** The server's error page; in the browser: `loadErrorPage`. */
export function ServerErrorPage() {
  const { failure } = useCurrentPage();
  if (failure === 410) return <EndedPage />;
  return failure === 404 ? <MissingPage /> : <ErrorPage missing={false} />;
}
