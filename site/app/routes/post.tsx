export { detailClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { PostPage as default } from '#app/pages/PostPage/PostPage.tsx';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
