import { useCurrentPage } from '#app/base/current-page.ts';
import { readNearestPages } from '#app/content/search-answer.ts';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { NearestPages } from './NearestPages.tsx';

/** The 404 page (§2), with links to pages that may have been meant. */
export function MissingPage() {
  const nearest = readNearestPages(useCurrentPage().data);
  return (
    <ErrorPage missing>
      {nearest.length > 0 && <NearestPages pages={nearest} />}
      <SearchForm />
    </ErrorPage>
  );
}
