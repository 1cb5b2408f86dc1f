import type { Card } from '@kontorwerk/contract/content/entry';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { imageOf } from '../image.ts';
import type { Doc } from '../parts.ts';
import { localText, plain } from '../read.ts';

/** A client's logo (§2, client logo slider). */
export function clientCard(doc: Doc, { language, media }: WireContext): Card {
  const image = imageOf(doc.image, media, language);
  return {
    ...BLANK_CARD,
    id: `client-${plain(doc.id)}`,
    title: localText(doc.title, language),
    image: image.url,
    image_set: image.set,
    link: plain(doc.link),
  };
}
