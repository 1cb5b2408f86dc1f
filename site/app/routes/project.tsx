export { detailClientLoader as clientLoader, detailLoader as loader } from '#app/pages/detail-loaders.ts';
export { ProjectPage as default } from '#app/pages/ProjectPage/ProjectPage.tsx';
export { detailMeta as meta } from '#app/pages/page-meta.ts';
