import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

const page: PageRule = { key: 'news', title: () => 'News' };

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
