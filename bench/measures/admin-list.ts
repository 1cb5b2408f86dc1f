import type { CmsSession } from '../../e2e/support/cms.ts';
import { getWell } from '../base/get.ts';

/** How long the CMS takes to show an editor its list of posts, in milliseconds. */
export async function adminList(siteUrl: string, editor: CmsSession): Promise<number> {
  const { took, body } = await getWell(`${siteUrl}/admin/collections/posts?limit=50`, {
    Authorization: `JWT ${editor.token}`,
  });
  if (!body.includes('/admin/collections/posts/')) throw new Error('The list of posts shows no post.');
  return took;
}
