import { pageAt } from '@kontorwerk/contract/page-table';
import { useShown } from '#app/base/shown.ts';
import { useSite } from '#app/base/site-data.ts';
import { isDetailData } from '#app/content/page-data.ts';
import { ABOUT_NOTHING, type About, nameOfPage } from '../MessageForm/about.ts';

/** The title of what a detail page shows; empty for any other page. */
function titleIn(data: unknown): string {
  return isDetailData(data) && data.status === 'loaded' ? data.card.title : '';
}

/** What a message is about that is written at the foot of a page: what the page offers. */
export function usePageAbout(): About {
  const { place, data } = useShown();
  const { menu } = useSite().links;
  const { pathname } = place;
  if (!pageAt(pathname).page.offer) return ABOUT_NOTHING;
  return { topic: nameOfPage(pathname, titleIn(data), menu), person: '' };
}
