import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Page } from '../payload-types.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import { sectionsOf } from './section.ts';
import { plain, type Stored, textIn } from './stored.ts';

/** A page as content entry (§3), without `endpoint_call`, which follows from the whole set. */
export function entryOf(page: Stored<Page>, context: WireContext): Omit<ContentEntry, 'endpoint_call'> {
  const { language } = context;
  return {
    title: plain(page.title),
    meta: (page.sections ?? []).flatMap((section) => sectionsOf(section, context)),
    seo: {
      title: textIn(language, page.seo?.title),
      description: textIn(language, page.seo?.description),
      image: imageOf(page.seo?.image, context).image,
    },
  };
}
