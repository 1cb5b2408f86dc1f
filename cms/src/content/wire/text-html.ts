import type { StoredRichText } from '#cms/kit/stored.ts';
import type { WireContext } from './context.ts';
import { withLinks } from './links.ts';
import { htmlIn } from './rich-text.ts';
import { withPictures } from './text-pictures.ts';

/** A rich text as visitors see it: in the language, its links and pictures as they are now. */
export function textHtml(value: StoredRichText, context: Pick<WireContext, 'language' | 'links' | 'media'>): string {
  return withPictures(withLinks(htmlIn(context.language, value), context.links), context);
}
