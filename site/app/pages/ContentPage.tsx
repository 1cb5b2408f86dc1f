import { useGoing } from '#app/base/going.ts';
import { usePageData } from '#app/content/page-data.ts';
import { SectionList } from '#app/sections/SectionList.tsx';
import { FetchError } from './FetchError.tsx';

/** A page of sections, or its fetch error (§4). */
export function ContentPage() {
  const page = usePageData();
  const { arrivals } = useGoing();
  if (page.status === 'error') return <FetchError />;
  return <SectionList key={arrivals} sections={page.entry.meta} title={page.entry.title} />;
}
