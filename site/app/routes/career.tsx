import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

const page: PageRule = { key: 'career', title: () => 'Career' };

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
export { shouldRevalidate } from '#app/ui/Filters/filter-revalidation.ts';
