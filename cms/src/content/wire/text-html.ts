import type { StoredRichText } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { withLinks } from './links.ts';
import { htmlIn } from './rich-text.ts';
import { withPictures } from './text-pictures.ts';

/** Renders a rich text for visitors: in the language, with its links and pictures looked up. */
export function textHtml(value: StoredRichText, context: Pick<WireContext, 'language' | 'links' | 'media'>): string {
  return withPictures(withLinks(htmlIn(context.language, value), context.links), context);
}
