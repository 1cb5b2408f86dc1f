import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { isDatabaseSilent } from '#cms/app/database-silence.ts';
import { guarded } from '#cms/kit/http/guarded-api.ts';

/* Payload's REST interface, which the admin works with. */
export const GET = guarded(REST_GET(config), config, isDatabaseSilent);
export const POST = guarded(REST_POST(config), config, isDatabaseSilent);
export const DELETE = guarded(REST_DELETE(config), config, isDatabaseSilent);
export const PATCH = guarded(REST_PATCH(config), config, isDatabaseSilent);
export const PUT = guarded(REST_PUT(config), config, isDatabaseSilent);
export const OPTIONS = guarded(REST_OPTIONS(config), config, isDatabaseSilent);
