import { isRecord } from '@kontorwerk/contract/content/read-values';
import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** Returns the posted fields of a form or of a JSON object; none for any other JSON. */
export async function postedFields(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  await addDataAndFileToRequest(req);
  return isRecord(req.data) ? req.data : {};
}
