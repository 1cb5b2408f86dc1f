import { type DetailRoute, detailClientLoader, detailLoader } from '#app/content/detail-loaders.ts';
import { PROJECT_DETAIL } from '#app/content/details.ts';

const detail: DetailRoute = { rule: PROJECT_DETAIL, parameter: 'title', otherwise: '/projects' };

export const loader = detailLoader(detail);
export const clientLoader = detailClientLoader(detail);
export { detailMeta as meta } from '#app/pages/detail-meta.ts';
export { ProjectPage as default } from '#app/pages/ProjectPage/ProjectPage.tsx';
