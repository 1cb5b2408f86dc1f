import { useShown } from '#app/base/shown.ts';
import { nearestIn } from '#app/content/nearest-in.ts';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { NearestPages } from './NearestPages.tsx';

/** The error page of an address that leads nowhere (§2), with ways to what may be meant. */
export function MissingPage() {
  const nearest = nearestIn(useShown().data);
  return (
    <ErrorPage missing>
      {nearest.length > 0 && <NearestPages pages={nearest} />}
      <SearchForm />
    </ErrorPage>
  );
}
