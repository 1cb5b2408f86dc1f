import { MOST_USES_AT_ONCE } from '@kontorwerk/contract/address/redirects';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { countUses, usesSchema } from '#cms/addresses/redirects/redirect-uses.ts';
import { settings } from '#cms/base/settings.ts';
import { readBytes } from '#cms/kit/http/request-input.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

export const dynamic = 'force-dynamic';

/** Room for the longest addresses, with the JSON around each. */
const MAX_BYTES = MOST_USES_AT_ONCE * 5_000;

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Counts the uses of redirects that a site reports. Sites never proxy this path, so the caller is one of ours. */
export async function POST(request: Request): Promise<Response> {
  const said = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  if (request.headers.get(SECURE_HEADER) !== settings.token) return said(403);
  const bytes = await readBytes(request, MAX_BYTES);
  if (bytes === null) return said(413);
  const told = v.safeParse(usesSchema, readJson(bytes));
  if (!told.success) return said(400);
  await countUses(await getProcessPayload(), told.output.uses);
  return said(204);
}
