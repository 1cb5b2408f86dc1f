export { pageLoader as loader } from '#app/pages/page-loader.ts';
export { SectionsPage as default } from '#app/pages/SectionsPage.tsx';
