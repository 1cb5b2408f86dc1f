import type { Card, Section } from '@kontorwerk/contract/content/entry';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { partsOf } from '#app/ui/Contents/with-contents.ts';

/** Parts of texts are named by their headings alone. */
const PREFIX = 'faq ';

/** The anchors of a page's questions, by their cards: they follow from the words of a question, and no two are the same. */
export function questionAnchors(sections: readonly Section[]): ReadonlyMap<Card, string> {
  const cards = sections
    .filter(({ component_name }) => component_name === 'Faq')
    .flatMap(({ card_components }) => card_components);
  const parts = partsOf(
    cards.map(({ title }) => `${PREFIX}${title}`),
    [...FRAME_IDS, ...sections.map(({ id }) => id)],
  );
  return new Map(cards.flatMap((card, at) => (parts[at] ? [[card, parts[at].id]] : [])));
}
