import { meantPage } from '#app/content/meant-page.ts';
import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

const pageName = (name = '') => meantPage(name.toLowerCase());

const page: PageRule = {
  key: 'service',
  title: ({ pagename }) => pageName(pagename),
  canonical: ({ pagename }) => `/services/${pageName(pagename)}`,
};

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
