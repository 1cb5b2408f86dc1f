import type { Card } from '@kontorwerk/contract/content/entry';
import { parsePictureReference } from '#cms/kit/fields/picture-node.ts';
import { parseTextLinks } from '#cms/kit/links/text-links.ts';
import { readText, type StoredText, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import type { ListedProject, TextCollection, WholeDocuments } from './listed-fields.ts';
import { inOwnLanguage } from './own-language.ts';
import { projectDetails, quoteOf } from './project.ts';
import { renderProject } from './project-html.ts';
import { renderText } from './rich-text.ts';
import { type Described, seoOfCard } from './seo.ts';

/** The content of a card's page besides the card (§2, details). */
export type Texts = Pick<Card, 'html_field' | 'project' | 'seo'>;

function textOf(doc: WholeDocuments['posts' | 'jobs'], context: WireContext): Texts {
  const html_field = renderText(doc.body, context);
  return { html_field, project: null, ...seoOfCard(doc, context) };
}

/**
 * Maps a document to its page's texts, by collection: the post (§2, `/blog/{title}`), the job advertisement
 * (`/jobapply/{role}`), a project in parts and, in `html_field`, as a whole (`/projects/{title}`).
 */
export const TEXTS: { readonly [C in TextCollection]: (doc: WholeDocuments[C], context: WireContext) => Texts } = {
  projects: (doc, context) => {
    const own = inOwnLanguage(doc, context);
    const project = projectDetails(doc, own);
    return { html_field: renderProject(project), project, ...seoOfCard(doc, own) };
  },
  posts: (doc, context) => textOf(doc, inOwnLanguage(doc, context)),
  jobs: (doc, context) => textOf(doc, inOwnLanguage(doc, context)),
};

type Listed = Pick<Described, 'seo'> & { readonly updatedAt?: StoredText; readonly body_links?: StoredText };

function savedState({ updatedAt, seo, body_links }: Listed, context: WireContext) {
  const leads = parseTextLinks(textIn(context.language, body_links)).map((link) => {
    const picture = parsePictureReference(link);
    return picture === null ? context.links.get(link) : imageOf(picture, context);
  });
  return [readText(updatedAt), imageOf(seo?.image, context).image, leads];
}

/**
 * Returns, by collection, a state that differs when a document's texts do, without reading them: modification time,
 * link targets, pictures, and what else its page shows. Saving an unchanged document counts as a change, too.
 */
export const STATES: { readonly projects: (doc: ListedProject, context: WireContext) => string } & {
  readonly [C in Exclude<TextCollection, 'projects'>]: (doc: Listed, context: WireContext) => string;
} = {
  projects: (doc, context) =>
    JSON.stringify([
      savedState(doc, context),
      context.links.get(readText(doc.link)),
      quoteOf(doc, context),
      (doc.gallery ?? []).map(({ image }) => imageOf(image, context)),
    ]),
  posts: (doc, context) => JSON.stringify(savedState(doc, context)),
  jobs: (doc, context) => JSON.stringify(savedState(doc, context)),
};
