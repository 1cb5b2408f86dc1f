import type { LocalText } from '@kontorwerk/contract/languages';
import type { Fact, Project } from '../../../content/content-types.ts';
import { type Insert, inOrder } from './insert.ts';
import type { Ids } from './lists.ts';
import type { ToRichText } from './markdown.ts';
import type { MediaIds } from './media.ts';
import { rowId } from './row-id.ts';
import { seoData } from './seo.ts';

type Tools = {
  readonly insert: Insert;
  readonly media: MediaIds;
  readonly richText: ToRichText;
  readonly reviews: Ids;
};

function copy(text: LocalText): LocalText {
  return { ...text };
}

function factRows(facts: readonly Fact[]) {
  return facts.map(({ term, value, note }) => ({
    id: rowId(),
    term: copy(term),
    value: copy(value),
    ...(note && { note: copy(note) }),
  }));
}

/** Makes the projects; they are referred to by their name. */
export async function seedProjects(
  projects: readonly Project[],
  { insert, media, richText, reviews }: Tools,
): Promise<Ids> {
  const ids = new Map<string, number | string>();
  for (const { item: project, _order } of inOrder(projects)) {
    const data = {
      _order,
      title: copy(project.title),
      description: copy(project.description),
      pro_category: copy(project.pro_category),
      year: project.year,
      image: media(project.image),
      gallery: project.gallery.map(({ image, caption }) => ({
        id: rowId(),
        image: media(image),
        caption: copy(caption),
      })),
      facts: factRows(project.facts),
      link: project.link ?? null,
      ...(project.link_text && { link_text: copy(project.link_text) }),
      lead: copy(project.lead),
      body: richText(project.body),
      results_title: copy(project.results_title),
      results: factRows(project.results),
      review: project.review === undefined ? null : (reviews.get(project.review) ?? null),
      seo: seoData(project.seo),
    };
    ids.set(project.name, await insert('projects', data));
  }
  return ids;
}
