import type { Card, Section } from '@kontorwerk/contract/content/entry';
import { CARD_FIELDS, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { isSectionKind, SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { TONES } from '@kontorwerk/contract/content/tones';
import { BLANK_CARD, BLANK_SECTION } from './blank.ts';
import { collectionCards } from './collection-cards.ts';
import type { WireContext } from './context.ts';
import { imageSetOf, wireFields } from './fields.ts';
import type { Doc } from './parts.ts';
import { plain, rows } from './read.ts';

function writtenCard(row: Doc, context: WireContext): Card {
  return {
    ...BLANK_CARD,
    ...wireFields(CARD_FIELDS, row, context),
    id: plain(row.id),
    image_set: imageSetOf(row.image, context),
  };
}

function cardsOf(block: Doc, { collection }: SectionKindRules, context: WireContext): readonly Card[] {
  const written = rows(block.card_components);
  if (written.length > 0) return written.map((row) => writtenCard(row, context));
  return collection ? collectionCards(collection, block, context) : [];
}

/** A page's block as the section that the site renders; a block of a kind that no longer exists is left out. */
export function sectionsOf(block: Doc, context: WireContext): readonly Section[] {
  const kind = plain(block.blockType);
  if (!isSectionKind(kind)) return [];
  return [
    {
      ...BLANK_SECTION,
      ...wireFields(SECTION_FIELDS, block, context),
      component_name: kind,
      id: plain(block.id),
      tone: TONES.find((tone) => tone === block.tone) ?? '',
      layout: plain(block.layout),
      bg_image_set: imageSetOf(block.bg_image, context),
      com_image_set: imageSetOf(block.com_image, context),
      card_components: cardsOf(block, SECTION_KINDS[kind], context),
    },
  ];
}
