export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { ServicePage as default } from '#app/pages/ServicePage/ServicePage.tsx';
