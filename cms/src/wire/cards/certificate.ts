import type { Card } from '@kontorwerk/contract/content/entry';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { imageOf } from '../image.ts';
import type { Doc } from '../parts.ts';
import { day, localText, plain } from '../read.ts';

/** A certificate (§2, certificate slider). */
export function certificateCard(doc: Doc, { language, media }: WireContext): Card {
  const image = imageOf(doc.image, media, language);
  return {
    ...BLANK_CARD,
    id: `certificate-${plain(doc.id)}`,
    title: localText(doc.title, language),
    description: localText(doc.description, language),
    image: image.url,
    image_set: image.set,
    date: day(doc.date),
  };
}
