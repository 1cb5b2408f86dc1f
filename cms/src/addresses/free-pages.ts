import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { PayloadRequest, Where } from 'payload';
import type { Placed } from '#cms/content/wire/free-page.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import type { StoredText } from '#cms/kit/stored-values.ts';

/** The parts of a free page that its address follows from, in all languages. */
export type ListedPage = Placed & { readonly title?: StoredText; readonly _status?: unknown };

/** Returns a page's own part of its address by language, from the newest draft: that is what publishing publishes. */
export async function readDraftSegment(req: PayloadRequest, id: number): Promise<StoredText> {
  const page: Pick<ListedPage, 'segment'> | null = await req.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    select: { segment: true },
    locale: 'all',
    fallbackLocale: false,
    disableErrors: true,
    ...getReadOptions(req),
  });
  return page?.segment;
}

/** Reads the free pages as last saved, in the request's transaction. */
export async function readFreePages(req: PayloadRequest, where: Where = {}): Promise<readonly ListedPage[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ page_key: { equals: PAGES.free.key } }, where] },
    select: { title: true, segment: true, parent: true, _status: true },
    locale: 'all',
    pagination: false,
    ...getReadOptions(req),
  });
  return docs;
}
