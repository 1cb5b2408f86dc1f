import { useShown } from '#app/base/shown.ts';
import { nearestIn } from '#app/content/nearest-in.ts';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { NearestPages } from './NearestPages.tsx';

/** The 404 page (§2), with links to pages that may have been meant. */
export function MissingPage() {
  const nearest = nearestIn(useShown().data);
  return (
    <ErrorPage missing>
      {nearest.length > 0 && <NearestPages pages={nearest} />}
      <SearchForm />
    </ErrorPage>
  );
}
