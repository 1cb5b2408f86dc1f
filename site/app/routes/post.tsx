export { detailClientLoader as clientLoader, detailLoader as loader } from '#app/pages/detail-loaders.ts';
export { PostPage as default } from '#app/pages/PostPage/PostPage.tsx';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
