import type { Card, Fact, ProjectDetails } from '@kontorwerk/contract/content/entry';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Project } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored.ts';
import { type Pair, pairUp, partOf, textOf } from './pairs.ts';
import { NO_PICTURE, richTexts, type Tools } from './tools.ts';

/** A card of a list, and the document that is to be made of it. */
export type CardOfList = {
  readonly id: number;
  /** What it is known by, in whatever list it stands. */
  readonly key: string;
  readonly pair: Pair<Card>;
  /** Where it stands, for the report. */
  readonly at: string;
};

/** What cards say by things that are known already. */
export type Known = {
  readonly codeOfCity: (city: LocalText) => string | undefined;
  /** The review that a project quotes; it is made where there is none. */
  readonly reviewOf: (quote: Pair<Card>) => number;
  readonly postType: (card: CardOfList) => 'blog' | 'news';
};

export type CardTools = Tools & Known;

function facts(pair: Pair<readonly Fact[]>) {
  const { pairs } = pairUp(pair.en, pair.de, { idOf: () => '', kindOf: () => '' });
  return pairs.map((fact) => ({
    term: textOf(fact, 'term'),
    value: textOf(fact, 'value'),
    note: textOf(fact, 'note'),
  }));
}

/** Which picture of a gallery it is, where both languages show it; one that German pages show in German has its place alone. */
function inBoth({ en, de }: Pair<ProjectDetails>): (shown: { readonly image: string }) => string {
  const german = new Set(de.gallery.map(({ image }) => image));
  const both = new Set(en.gallery.map(({ image }) => image).filter((image) => german.has(image)));
  return ({ image }) => (both.has(image) ? image : '');
}

/** A project's page in its parts, where the backend sends them. */
export function projectParts(
  { pair, at }: CardOfList,
  project: Pair<ProjectDetails>,
  tools: CardTools,
): Partial<Stored<Project>> {
  const gallery = pairUp(project.en.gallery, project.de.gallery, { idOf: inBoth(project), kindOf: () => '' });
  const quotes = partOf(project, ({ quote }) => quote);
  const words = textOf(project, 'link_text');
  const plainLink = project.en.link.replace(/^(?:https?:\/\/|mailto:|tel:)|(?<=.)\/$/g, '');
  return {
    body: richTexts(textOf(project, 'case_html'), `${at}, case_html`, tools),
    facts: facts(partOf(project, (parts) => parts.facts)),
    results: facts(partOf(project, (parts) => parts.results)),
    results_title: textOf(project, 'results_title'),
    link: tools.links.of(textOf(project, 'link'), `${at}, link`),
    // Without words of its own a link shows its address.
    link_text: words.en === plainLink && words.de === plainLink ? { en: '', de: '' } : words,
    gallery: gallery.pairs.map((picture) => ({
      image: tools.pictures.of(picture, `${at}, gallery`) ?? NO_PICTURE,
      caption: textOf(picture, 'caption'),
    })),
    ...(quotes.en && {
      review: tools.reviewOf(
        partOf(pair, (card) => ({
          ...card,
          ...(card.project?.quote ?? quotes.en),
          review: card.project?.quote?.text ?? '',
        })),
      ),
    }),
  };
}
