export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { ProjectPage as default } from '#app/pages/ProjectPage/ProjectPage.tsx';
