import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

/** Both `/ecommerce/{pagename}` and `/ecommerce-detail/{title}` show the entry of that title (§2). */
const page: PageRule = {
  key: 'ecommerce',
  title: ({ pagename = '' }) => pagename,
  canonical: ({ pagename = '' }) => `/ecommerce/${pagename.toLowerCase()}`,
};

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
