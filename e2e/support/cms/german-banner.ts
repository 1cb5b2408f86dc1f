import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import * as v from 'valibot';
import { type CmsSession, find, successOf } from './cms.ts';

const bannerPage = v.looseObject({
  id: v.union([v.string(), v.number()]),
  sections: v.array(v.looseObject({ blockType: v.string(), main_title: v.nullish(v.string()) })),
});

/** A German page in the CMS, with a test's operations on its banner's title. */
export type GermanBanner = {
  /** Saves a draft with another title. */
  saveDraft(title: string): Promise<void>;
  /** Publishes the page with another title. */
  publish(title: string): Promise<void>;
  /** Publishes the page as it was. */
  restore(): Promise<void>;
};

const GERMAN = { locale: 'de' } as const;

/** Reads a page as an editor of its German version. */
export async function germanBanner(
  editor: CmsSession,
  page: { readonly page_key: PageKey; readonly slug: string },
): Promise<GermanBanner> {
  const [found] = await find(editor, 'pages', page, GERMAN);
  const { id, sections } = v.parse(bannerPage, found);
  const banner = sections.findIndex(({ blockType }) => blockType === 'Banner');
  const title = sections[banner]?.main_title;
  if (!title) throw new Error(`The German page ${page.slug} has no banner with a title.`);
  const save = async (status: 'draft' | 'published', changed: string) => {
    const query = new URLSearchParams({ ...GERMAN, depth: '0', draft: String(status === 'draft') });
    const body = {
      sections: sections.map((section, index) => (index === banner ? { ...section, main_title: changed } : section)),
      _status: status,
    };
    await successOf(await editor.send('PATCH', `/api/pages/${id}?${query}`, body));
  };
  return {
    saveDraft: (changed) => save('draft', changed),
    publish: (changed) => save('published', changed),
    restore: () => save('published', title),
  };
}

/** Returns the German home page's banner. */
export function germanHomeBanner(editor: CmsSession): Promise<GermanBanner> {
  return germanBanner(editor, { page_key: 'homepage', slug: 'Home' });
}
