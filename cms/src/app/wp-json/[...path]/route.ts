import { noRoute } from '#cms/kit/http/responses.ts';

/* Whatever else is asked below `/wp-json` is unknown in WordPress's words. */
export const GET = noRoute;
export const POST = noRoute;
export const PUT = noRoute;
export const PATCH = noRoute;
export const DELETE = noRoute;
