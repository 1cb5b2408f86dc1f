import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';

/** The German menu's misspelt address (§2) and the page it means. */
const MISSPELT = 'webdevelopmente';
const pageName = (name = '') => (name.toLowerCase() === MISSPELT ? 'webdevelopment' : name.toLowerCase());

const page: PageRule = {
  key: 'service',
  title: ({ pagename }) => pageName(pagename),
  canonical: ({ pagename }) => `/services/${pageName(pagename)}`,
};

export const loader = pageLoader(page);
export const clientLoader = pageClientLoader(page);
export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
