export { SearchPage as default } from '#app/pages/SearchPage/SearchPage.tsx';
export { searchHeaders as headers, searchLoader as loader } from '#app/pages/search-loader.ts';
