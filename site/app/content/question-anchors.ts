import type { Card, Section } from '@kontorwerk/contract/content/entry';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { listParts } from '#app/ui/Contents/with-contents.ts';

/** Keeps them apart from the anchors of headings in texts, which have no prefix. */
const PREFIX = 'faq ';

/** Maps the cards of a page's questions to unique anchors, derived from the words of each question. */
export function createQuestionAnchors(sections: readonly Section[]): ReadonlyMap<Card, string> {
  const cards = sections
    .filter(({ component_name }) => component_name === 'Faq')
    .flatMap(({ card_components }) => card_components);
  const parts = listParts(
    cards.map(({ title }) => `${PREFIX}${title}`),
    [...FRAME_IDS, ...sections.map(({ id }) => id)],
  );
  return new Map(cards.flatMap((card, at) => (parts[at] ? [[card, parts[at].id]] : [])));
}
