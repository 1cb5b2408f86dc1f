import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { isDatabaseSilent } from '#cms/app/database-silence.ts';
import { guardApi } from '#cms/kit/http/api-guard.ts';
/* Payload's REST interface, which the admin works with. */
export const GET = guardApi(REST_GET(config), config, isDatabaseSilent);
export const POST = guardApi(REST_POST(config), config, isDatabaseSilent);
export const DELETE = guardApi(REST_DELETE(config), config, isDatabaseSilent);
export const PATCH = guardApi(REST_PATCH(config), config, isDatabaseSilent);
export const PUT = guardApi(REST_PUT(config), config, isDatabaseSilent);
export const OPTIONS = guardApi(REST_OPTIONS(config), config, isDatabaseSilent);
