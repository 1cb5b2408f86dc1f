import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { isSectionKind, type SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { Findings } from '../findings.ts';
import { type Pair, pairUp, partOf } from './pairs.ts';
import type { WireContent } from './read-wire.ts';

export type PairedSection = {
  readonly kind: SectionKind;
  readonly key: PageKey;
  readonly pair: Pair<Section>;
  readonly cards: readonly Pair<Card>[];
  /** Where it stands, for the report. */
  readonly at: string;
};

export type PairedEntry = {
  readonly key: PageKey;
  readonly pair: Pair<ContentEntry>;
  readonly sections: readonly PairedSection[];
  readonly at: string;
};

function cardsOf(pair: Pair<Section>, at: string, findings: Findings): readonly Pair<Card>[] {
  const { en, de } = partOf(pair, ({ card_components }) => card_components);
  const { pairs, germanOnly } = pairUp(en, de, { idOf: ({ id }) => id, kindOf: () => '' });
  for (const card of germanOnly)
    findings.problem(at, `the card “${card.title || card.name}” is there in German only, and was left out`);
  return pairs;
}

function sectionsOf(key: PageKey, pair: Pair<ContentEntry>, at: string, findings: Findings): readonly PairedSection[] {
  const { en, de } = partOf(pair, ({ meta }) => meta);
  const names = { idOf: ({ id }: Section) => id, kindOf: ({ component_name }: Section) => component_name };
  const { pairs, germanOnly } = pairUp(en, de, names);
  for (const { component_name } of germanOnly)
    findings.problem(at, `a section ${component_name} is there in German only, and was left out`);
  return pairs.flatMap((section, index) => {
    const kind = section.en.component_name;
    const place = `${at}, section ${index + 1} (${kind || 'without a name'})`;
    if (isSectionKind(kind)) {
      return [{ kind, key, pair: section, at: place, cards: cardsOf(section, place, findings) }];
    }
    findings.problem(place, 'this site has no such kind of section');
    return [];
  });
}

/** What an entry is known by in both languages: its title isn't translated, but a free page's path is. */
function nameOf({ title, free }: ContentEntry): string {
  return free?.paths.en ?? title;
}

/** All entries, each with its translation. */
export function pairEntries(content: WireContent, findings: Findings): readonly PairedEntry[] {
  return [...content.entries].flatMap(([key, { en, de }]) => {
    const { pairs, germanOnly } = pairUp(en, de, { idOf: nameOf, kindOf: () => '' });
    for (const { title } of germanOnly)
      findings.problem(`${key}, “${title}”`, 'this page is there in German only, and was left out');
    return pairs.flatMap((pair) => {
      const at = `${key}, “${pair.en.title}”`;
      if (pair.en.title === '') findings.problem(key, 'a page without a title, which its address is matched with');
      if (pair.de === pair.en && de.length > 0) findings.problem(at, 'this page is there in English only');
      return pair.en.title === '' ? [] : [{ key, pair, at, sections: sectionsOf(key, pair, at, findings) }];
    });
  });
}
