export { detailClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
export { ServicePage as default } from '#app/pages/ServicePage/ServicePage.tsx';
