import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';
import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { guardApi } from '#cms/kit/http/api-guard.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { isSilent } from '#cms/storage/database/database-probe.ts';

const isDatabaseSilent = async () => isSilent(await getProcessPayload(), HEALTH_PATIENCE_MS);

/* Payload's REST interface, which the admin works with. */
export const GET = guardApi(REST_GET(config), config, isDatabaseSilent);
export const POST = guardApi(REST_POST(config), config, isDatabaseSilent);
export const DELETE = guardApi(REST_DELETE(config), config, isDatabaseSilent);
export const PATCH = guardApi(REST_PATCH(config), config, isDatabaseSilent);
export const PUT = guardApi(REST_PUT(config), config, isDatabaseSilent);
export const OPTIONS = guardApi(REST_OPTIONS(config), config, isDatabaseSilent);
