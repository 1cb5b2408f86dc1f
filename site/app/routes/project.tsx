export { detailClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { ProjectPage as default } from '#app/pages/ProjectPage/ProjectPage.tsx';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
