import type { Card } from '@kontorwerk/contract/content/entry';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { imageOf } from '../image.ts';
import type { Doc } from '../parts.ts';
import { localText, plain } from '../read.ts';

/** A review card (§3) with the client's wordmark. */
export function reviewCard(doc: Doc, { language, media }: WireContext): Card {
  const image = imageOf(doc.image, media, language);
  return {
    ...BLANK_CARD,
    id: `review-${plain(doc.id)}`,
    name: localText(doc.name, language),
    location_company: localText(doc.location_company, language),
    review: localText(doc.review, language),
    image: image.url,
    image_set: image.set,
    logo: imageOf(doc.logo, media, language).url,
  };
}
