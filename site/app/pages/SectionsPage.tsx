import { ContentPage } from './ContentPage.tsx';
import { PageHead } from './PageHead.tsx';

/** A page of sections, with what it says of itself. */
export function SectionsPage() {
  return (
    <>
      <PageHead />
      <ContentPage />
    </>
  );
}
