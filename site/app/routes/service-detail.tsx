import { type DetailRoute, detailClientLoader, detailLoader } from '#app/content/detail-loaders.ts';
import { SERVICE_DETAIL } from '#app/content/details.ts';

const detail: DetailRoute = { rule: SERVICE_DETAIL, parameter: 'serviceTitle', otherwise: null };

export const loader = detailLoader(detail);
export const clientLoader = detailClientLoader(detail);
export { detailMeta as meta } from '#app/pages/detail-meta.ts';
export { ServicePage as default } from '#app/pages/ServicePage/ServicePage.tsx';
