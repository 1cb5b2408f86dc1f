import { isRecord } from '@kontorwerk/contract/content/read-values';
import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** The fields that were posted, as a form or as JSON; none where the JSON is anything but an object. */
export async function postedFields(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  await addDataAndFileToRequest(req);
  return isRecord(req.data) ? req.data : {};
}
