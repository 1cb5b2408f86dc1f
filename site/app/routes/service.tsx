export { detailClientLoader as clientLoader, detailLoader as loader } from '#app/pages/detail-loaders.ts';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
export { ServicePage as default } from '#app/pages/ServicePage/ServicePage.tsx';
