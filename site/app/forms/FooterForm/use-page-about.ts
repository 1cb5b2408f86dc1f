import { pageAt } from '@kontorwerk/contract/page-table';
import { useLocation, useMatches } from 'react-router';
import { useSite } from '#app/base/site-data.ts';
import { ABOUT_NOTHING, type About, nameOfPage } from '../MessageForm/about.ts';

/** The title of what a detail page shows, by the data that it was loaded with; empty for any other page. */
function titleIn(loaderData: unknown): string {
  const card = typeof loaderData === 'object' && loaderData !== null && 'card' in loaderData ? loaderData.card : null;
  const title = typeof card === 'object' && card !== null && 'title' in card ? card.title : null;
  return typeof title === 'string' ? title : '';
}

/** What a message is about that is written at the foot of a page: what the page offers. */
export function usePageAbout(): About {
  const { pathname } = useLocation();
  const { menu } = useSite().links;
  const loaderData = useMatches().at(-1)?.loaderData;
  if (!pageAt(pathname).page.offer) return ABOUT_NOTHING;
  return { topic: nameOfPage(pathname, titleIn(loaderData), menu), person: '' };
}
