import { PAGES } from '@kontorwerk/contract/pages';
import type { PayloadRequest, Where } from 'payload';
import type { Placed } from '../wire/free-page.ts';
import type { StoredText } from '../wire/stored.ts';

/** A free page as far as its address goes, in all languages. */
export type ListedPage = Placed & { readonly title?: StoredText; readonly _status?: unknown };

/** Reads the free pages there are, as they were saved last, in the request's transaction. */
export async function freePages(
  { payload, transactionID }: PayloadRequest,
  where: Where = {},
): Promise<readonly ListedPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ page_key: { equals: PAGES.free.key } }, where] },
    select: { title: true, segment: true, parent: true, _status: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: { transactionID },
  });
  return docs;
}
