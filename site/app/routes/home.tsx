import { HOME_NEWS_COUNT } from '@kontorwerk/contract/constants';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

/** The home page's news are the last four of the list (§2, §9). */
function withLastNews(entry: ContentEntry): ContentEntry {
  const meta = entry.meta.map((section) =>
    section.component_name === 'News'
      ? { ...section, card_components: section.card_components.slice(-HOME_NEWS_COUNT) }
      : section,
  );
  return { ...entry, meta };
}

const page: PageRule = { key: 'homepage', title: () => 'Home', arrange: withLastNews };

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
