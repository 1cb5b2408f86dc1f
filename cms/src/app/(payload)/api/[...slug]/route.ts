import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { isDatabaseSilent } from '#cms/app/database-silence.ts';
import { hasAccount } from '#cms/app/request-account.ts';
import { guardApi } from '#cms/kit/http/api-guard.ts';

const parts = { isSilent: isDatabaseSilent, hasAccount };

/* Payload's REST interface, which the admin works with. */
export const GET = guardApi(REST_GET(config), config, parts);
export const POST = guardApi(REST_POST(config), config, parts);
export const DELETE = guardApi(REST_DELETE(config), config, parts);
export const PATCH = guardApi(REST_PATCH(config), config, parts);
export const PUT = guardApi(REST_PUT(config), config, parts);
export const OPTIONS = guardApi(REST_OPTIONS(config), config, parts);
