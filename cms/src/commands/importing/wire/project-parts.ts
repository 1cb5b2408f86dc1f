import type { Card, Fact, ProjectDetails } from '@kontorwerk/contract/content/entry';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Project } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { type Pair, pairPart, pairText, pairUp } from './pairs.ts';
import { NO_PICTURE, toRichTexts, type WireTools } from './wire-tools.ts';

/** A card of a list, and the id of its document. */
export type CardOfList = {
  readonly id: number;
  /** Its key, in whatever list it is. */
  readonly key: string;
  readonly pair: Pair<Card>;
  /** Its place, for the report. */
  readonly at: string;
};

/** Resolves what cards refer to. */
export type CardLookup = {
  readonly codeOfCity: (city: LocalText) => string | undefined;
  /** Returns the id of the review that a project quotes, created if missing. */
  readonly reviewOf: (quote: Pair<Card>) => number;
  readonly postType: (card: CardOfList) => 'blog' | 'news';
};

export type CardTools = WireTools & CardLookup;

function makeFacts(pair: Pair<readonly Fact[]>) {
  const { pairs } = pairUp(pair.en, pair.de, { idOf: () => '', kindOf: () => '' });
  return pairs.map((fact) => ({
    term: pairText(fact, 'term'),
    value: pairText(fact, 'value'),
    note: pairText(fact, 'note'),
  }));
}

/**
 * Returns a function for the matching id of a gallery's picture: its address, if both languages show it. One with a
 * German version has none, and is matched by position.
 */
function matchPictures({ en, de }: Pair<ProjectDetails>): (shown: { readonly image: string }) => string {
  const german = new Set(de.gallery.map(({ image }) => image));
  const both = new Set(en.gallery.map(({ image }) => image).filter((image) => german.has(image)));
  return ({ image }) => (both.has(image) ? image : '');
}

/** Returns the parts of a project's page, if the backend sends them. */
export function makeProjectParts(
  { pair, at }: CardOfList,
  project: Pair<ProjectDetails>,
  tools: CardTools,
): Partial<Stored<Project>> {
  const gallery = pairUp(project.en.gallery, project.de.gallery, { idOf: matchPictures(project), kindOf: () => '' });
  const quotes = pairPart(project, ({ quote }) => quote);
  const words = pairText(project, 'link_text');
  const plainLink = project.en.link.replace(/^(?:https?:\/\/|mailto:|tel:)|(?<=.)\/$/g, '');
  return {
    body: toRichTexts(pairText(project, 'case_html'), `${at}, case_html`, tools),
    facts: makeFacts(pairPart(project, (parts) => parts.facts)),
    results: makeFacts(pairPart(project, (parts) => parts.results)),
    results_title: pairText(project, 'results_title'),
    link: tools.links.of(pairText(project, 'link'), `${at}, link`),
    // A link without a text shows its address.
    link_text: words.en === plainLink && words.de === plainLink ? { en: '', de: '' } : words,
    gallery: gallery.pairs.map((picture) => ({
      image: tools.pictures.of(picture, `${at}, gallery`) ?? NO_PICTURE,
      caption: pairText(picture, 'caption'),
    })),
    ...(quotes.en && {
      review: tools.reviewOf(
        pairPart(pair, (card) => ({
          ...card,
          ...(card.project?.quote ?? quotes.en),
          review: card.project?.quote?.text ?? '',
        })),
      ),
    }),
  };
}
