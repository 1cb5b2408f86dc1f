import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import type { Card, Fact, ProjectDetails, Quote } from '@kontorwerk/contract/content/entry';
import { emptyCard } from '@kontorwerk/contract/content/read-entries';
import type { Project } from '#cms/base/payload-types.ts';
import { isLink } from '#cms/kit/fields/link.ts';
import { idOf, modifiedOf, readText, type Stored, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import type { ListedProject } from './listed-fields.ts';
import { renderText } from './rich-text.ts';

function factsOf(rows: Stored<Project>['facts'], { language }: WireContext): readonly Fact[] {
  return (rows ?? []).map(({ term, value, note }) => ({
    term: textIn(language, term),
    value: textIn(language, value),
    note: textIn(language, note),
  }));
}

/** Returns the link to the work itself; without a text it shows the shortened URL. */
function linkOf(doc: Stored<Project>, { language, links }: WireContext): Pick<ProjectDetails, 'link' | 'link_text'> {
  const link = links.get(readText(doc.link));
  if (!isLink(link)) return { link: '', link_text: '' };
  const words = textIn(language, doc.link_text);
  return { link, link_text: words || link.replace(/^(?:https?:\/\/|mailto:|tel:)|(?<=.)\/$/g, '') };
}

/** Returns the client's quote about a project. */
export function quoteOf(doc: Pick<Stored<Project>, 'review'>, context: WireContext): Quote | null {
  const review = context.reviews.get(idOf(doc.review));
  if (!review) return null;
  const { language } = context;
  return {
    ...imageOf(review.image, context),
    text: textIn(language, review.review),
    name: textIn(language, review.name),
    location_company: textIn(language, review.location_company),
  };
}

/** Maps a project to the parts of its detail page. */
export function projectDetails(doc: Stored<Project>, context: WireContext): ProjectDetails {
  const { language } = context;
  return {
    ...linkOf(doc, context),
    facts: factsOf(doc.facts, context),
    case_html: renderText(doc.body, context),
    gallery: (doc.gallery ?? [])
      .map(({ image, caption }) => ({ ...imageOf(image, context), caption: textIn(language, caption) }))
      .filter(({ image }) => image !== ''),
    quote: quoteOf(doc, context),
    results_title: textIn(language, doc.results_title),
    results: factsOf(doc.results, context),
  };
}

/** Maps a project to a card. */
export function projectCard(doc: ListedProject, context: WireContext): Card {
  const { language } = context;
  const title = textIn(language, doc.title);
  return {
    ...emptyCard(),
    ...imageOf(doc.image, context),
    id: `project-${doc.id}`,
    title,
    description: textIn(language, doc.description),
    link: findDocumentPath('projects', title) ?? '',
    pro_category: textIn(language, doc.pro_category),
    detail_desc: textIn(language, doc.lead),
    // Zero means unknown: an imported project may lack the year until an editor adds it.
    date: doc.year > 0 ? String(doc.year) : '',
    ...modifiedOf(doc),
  };
}
