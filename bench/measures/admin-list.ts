import type { CmsSession } from '../../e2e/support/cms/cms.ts';
import { getWell } from '../base/get.ts';

/** Measures the time of the admin's list of a collection, in milliseconds. */
export async function adminList(siteUrl: string, editor: CmsSession, collection: string): Promise<number> {
  const { took, body } = await getWell(`${siteUrl}/admin/collections/${collection}?limit=50`, {
    Authorization: `JWT ${editor.token}`,
  });
  if (!body.includes(`/admin/collections/${collection}/`)) throw new Error(`The list of ${collection} shows none.`);
  return took;
}
