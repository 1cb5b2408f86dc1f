import type { ContentEntry, Seo } from '@kontorwerk/contract/content/entry';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import type { Doc } from './parts.ts';
import { group, localText, plain, rows } from './read.ts';
import { sectionsOf } from './section.ts';

function seoOf(page: Doc, { language, media }: WireContext): Seo {
  const seo = group(page.seo);
  return {
    title: localText(seo.title, language),
    description: localText(seo.description, language),
    image: imageOf(seo.image, media, language).url,
  };
}

/** A page as content entry (§3), without `endpoint_call`, which follows from the whole set. */
export function entryOf(page: Doc, context: WireContext): Omit<ContentEntry, 'endpoint_call'> {
  const meta = rows(page.sections).flatMap((block) => sectionsOf(block, context));
  return { title: plain(page.title), meta, seo: seoOf(page, context) };
}
