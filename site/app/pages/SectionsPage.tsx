import { ContentPage } from './ContentPage.tsx';
import { PageHead } from './PageHead.tsx';

/** A page of sections, with its metadata. */
export function SectionsPage() {
  return (
    <>
      <PageHead />
      <ContentPage />
    </>
  );
}
