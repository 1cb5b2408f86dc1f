import type { PageData } from '#app/content/page-data.ts';
import { SectionList } from '#app/sections/SectionList.tsx';
import { FetchError } from './FetchError.tsx';

/** A page of sections, or what its content fetch failed with (§4). */
export function ContentPage({ loaderData }: { readonly loaderData: PageData }) {
  if (loaderData.status === 'error') return <FetchError error={loaderData.error} />;
  return <SectionList sections={loaderData.entry.meta} title={loaderData.entry.title} />;
}
