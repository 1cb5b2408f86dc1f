import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { PayloadRequest, Where } from 'payload';
import type { Placed } from '#cms/content/wire/free-page.ts';
import type { StoredText } from '#cms/kit/stored-values.ts';

/** The parts of a free page that its address follows from, in all languages. */
export type ListedPage = Placed & { readonly title?: StoredText; readonly _status?: unknown };

/** Returns a page's own part of its address by language, from the newest draft: that is what publishing publishes. */
export async function readDraftSegment({ payload, transactionID }: PayloadRequest, id: number): Promise<StoredText> {
  const page: Pick<ListedPage, 'segment'> | null = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    select: { segment: true },
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: { transactionID },
  });
  return page?.segment;
}

/** Reads the free pages as last saved, in the request's transaction. */
export async function readFreePages(
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
