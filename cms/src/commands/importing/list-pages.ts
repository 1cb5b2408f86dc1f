import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { PAGE_LABELS } from '@kontorwerk/contract/navigation/page-labels';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Where } from 'payload';
import { matchDocument } from './document-match.ts';
import type { Writer, WriterTools } from './writing/writer.ts';

const PUBLISHED: Where = { _status: { equals: 'published' } };

function matchPosts(post_type: 'blog' | 'news') {
  return {
    collection: 'posts',
    where: { ...PUBLISHED, post_type: { equals: post_type } },
    choice: { post_type },
  } as const;
}

/** The list pages of collections, with the documents that are shown nowhere without them. */
const LIST_PAGES = [
  { page: PAGES.blogs, kind: 'News', ...matchPosts('blog') },
  { page: PAGES.news, kind: 'News', ...matchPosts('news') },
  { page: PAGES.projects, kind: 'ProjectGrid', collection: 'projects', where: PUBLISHED, choice: {} },
  { page: PAGES.career, kind: 'CareerGrid', collection: 'jobs', where: PUBLISHED, choice: {} },
] as const;

/** Creates the pages that list imported documents, where the site has none: otherwise visitors could find neither. */
export async function writeListPages(writer: Writer, scope: string, { payload, findings }: WriterTools): Promise<void> {
  for (const [at, { page, kind, collection, where, choice }] of LIST_PAGES.entries()) {
    const { key, entry, path } = page;
    const title = PAGE_LABELS[path];
    const isThere = await payload.find({
      collection: 'pages',
      where: { page_key: { equals: key }, slug: { equals: entry } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    if (isThere.docs.length > 0) continue;
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
    if (totalDocs === 0) continue;
    const [layout] = SECTION_LAYOUTS[kind];
    const data = {
      _status: 'published',
      page_key: key,
      slug: entry,
      title,
      sections: [{ blockType: kind, main_title: title, layout, ...choice, card_components: [] }],
    };
    const name = `page “${entry}”`;
    const outcome = await writer.write({
      collection: 'pages',
      // Beside the ids of the import's own pages.
      id: -1 - at,
      source: `${scope} list at ${path}`,
      name,
      data,
      match: matchDocument('pages', data),
    });
    if (outcome === 'made') findings.note(name, `there was none that lists ${collection}: it was made, at ${path}`);
  }
}
