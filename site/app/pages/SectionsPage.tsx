import { useRouter } from '#app/base/router-context.ts';
import { usePageData } from '#app/content/page-data.ts';
import { SectionList } from '#app/sections/SectionList.tsx';
import { FetchError } from './FetchError.tsx';
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

/** A page of sections, or its fetch error (§4). */
export function ContentPage() {
  const page = usePageData();
  const { arrivals } = useRouter();
  if (page.status === 'error') return <FetchError />;
  return <SectionList key={arrivals} sections={page.entry.meta} title={page.entry.title} />;
}
