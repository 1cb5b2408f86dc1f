import { noRoute } from '#cms/kit/http/responses.ts';

/* All other paths below `/wp-json` answer 404 as WordPress would. */
export const GET = noRoute;
export const POST = noRoute;
export const PUT = noRoute;
export const PATCH = noRoute;
export const DELETE = noRoute;
