import { type DetailRoute, detailClientLoader, detailLoader } from '#app/content/detail-loaders.ts';
import { POST_DETAIL } from '#app/content/details.ts';

const detail: DetailRoute = { rule: POST_DETAIL, parameter: 'title', otherwise: '/agency/blogs' };

export const loader = detailLoader(detail);
export const clientLoader = detailClientLoader(detail);
export { detailMeta as meta } from '#app/pages/detail-meta.ts';
export { PostPage as default } from '#app/pages/PostPage/PostPage.tsx';
