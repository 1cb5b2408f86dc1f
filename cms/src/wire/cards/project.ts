import type { Card } from '@kontorwerk/contract/content/entry';
import { slugOf } from '@kontorwerk/contract/slug';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { imageOf } from '../image.ts';
import type { Doc } from '../parts.ts';
import { localText, plain } from '../read.ts';
import { projectHtml } from './project-html.ts';

/** A project's card, with its whole detail page in `html_field` (§2, `/projects/{title}`). */
export function projectCard(doc: Doc, context: WireContext): Card {
  const { language, media } = context;
  const title = localText(doc.title, language);
  const image = imageOf(doc.image, media, language);
  return {
    ...BLANK_CARD,
    id: `project-${plain(doc.id)}`,
    title,
    description: localText(doc.description, language),
    image: image.url,
    image_set: image.set,
    link: `/projects/${slugOf(title)}`,
    pro_category: localText(doc.pro_category, language),
    detail_desc: localText(doc.lead, language),
    date: plain(doc.year),
    html_field: projectHtml(doc, context),
  };
}
