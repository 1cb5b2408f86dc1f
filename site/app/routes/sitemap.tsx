export { SiteMapPage as default } from '#app/pages/SiteMapPage/SiteMapPage.tsx';
export { siteMapLoader as loader } from '#app/pages/SiteMapPage/site-map-loader.ts';
