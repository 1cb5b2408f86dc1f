import type { Card } from '@kontorwerk/contract/content/entry';
import { slugOf } from '@kontorwerk/contract/slug';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { localHtml } from '../html.ts';
import { imageOf } from '../image.ts';
import type { Doc } from '../parts.ts';
import { day, group, localText, plain } from '../read.ts';

/** A post's card, with the whole post in `html_field` (§2, `/blog/{title}`); the author's role stands in `location_company`. */
export function postCard(doc: Doc, { language, media }: WireContext): Card {
  const title = localText(doc.title, language);
  const image = imageOf(doc.image, media, language);
  const author = group(doc.author);
  return {
    ...BLANK_CARD,
    id: `post-${plain(doc.id)}`,
    title,
    description: localText(doc.description, language),
    image: image.url,
    image_set: image.set,
    link: `/blog/${slugOf(title)}`,
    category: localText(doc.category, language),
    date: day(doc.date),
    name: localText(author.name, language),
    location_company: localText(author.role, language),
    html_field: localHtml(doc.body, language),
  };
}
