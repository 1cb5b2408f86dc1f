export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { PostPage as default } from '#app/pages/PostPage/PostPage.tsx';
