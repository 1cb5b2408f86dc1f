import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import {
  isSectionKind,
  SECTION_KINDS,
  type SectionKind,
  type SectionKindRules,
} from '@kontorwerk/contract/content/section-kinds';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { PAGE_ROWS } from '@kontorwerk/contract/pages/page-table';
import type { Findings } from '../findings.ts';
import { type Pair, type Pairing, pairPart, pairUp } from './pairs.ts';
import type { WireContent } from './read-wire.ts';

export type PairedSection = {
  readonly kind: SectionKind;
  readonly key: PageKey;
  readonly pair: Pair<Section>;
  readonly cards: readonly Pair<Card>[];
  /** Its place, for the report. */
  readonly at: string;
};

export type PairedEntry = {
  readonly key: PageKey;
  readonly pair: Pair<ContentEntry>;
  readonly sections: readonly PairedSection[];
  readonly at: string;
};

/** Names of people and products are the same in both languages, and so are pictures. */
const CARDS: Pairing<Card> = {
  idOf: ({ id }) => id,
  traits: [({ title, name }) => slugOf(title || name), ({ image }) => image],
  kindOf: () => '',
};
const SECTIONS: Pairing<Section> = { idOf: ({ id }) => id, kindOf: ({ component_name }) => component_name };

const GERMAN_ONLY = 'is there in German only: English pages show it in German until it is translated';

/** Returns the pair of an item in German only, which English pages show too. */
function pairGermanOnly<T>(item: T): Pair<T> {
  return { en: item, de: item, only: 'de' };
}

/** Whether cards of this kind are documents, which both languages list, instead of parts of their page. */
function areDocuments(kind: SectionKind): boolean {
  const { collection }: SectionKindRules = SECTION_KINDS[kind];
  return collection !== undefined && collection !== 'offices';
}

function pairCards(kind: SectionKind, pair: Pair<Section>, at: string, findings: Findings): readonly Pair<Card>[] {
  if (pair.only === 'de') return pair.de.card_components.map(pairGermanOnly);
  const { en, de } = pairPart(pair, ({ card_components }) => card_components);
  const { pairs, germanOnly } = pairUp(en, de, CARDS);
  const isKept = areDocuments(kind);
  for (const card of germanOnly) {
    const name = `the card “${card.title || card.name}”`;
    findings.problem(at, isKept ? `${name} ${GERMAN_ONLY}` : `${name} is there in German only, and was left out`);
  }
  return isKept ? [...pairs, ...germanOnly.map(pairGermanOnly)] : pairs;
}

function pairSections(
  key: PageKey,
  pair: Pair<ContentEntry>,
  at: string,
  findings: Findings,
): readonly PairedSection[] {
  const { en, de } = pairPart(pair, ({ meta }) => meta);
  const { pairs, germanOnly } =
    pair.only === 'de' ? { pairs: de.map(pairGermanOnly), germanOnly: [] } : pairUp(en, de, SECTIONS);
  for (const { component_name } of germanOnly)
    findings.problem(at, `a section ${component_name} is there in German only, and was left out`);
  return pairs.flatMap((section, index) => {
    const kind = section.en.component_name;
    const place = `${at}, section ${index + 1} (${kind || 'without a name'})`;
    if (isSectionKind(kind)) {
      return [{ kind, key, pair: section, at: place, cards: pairCards(kind, section, place, findings) }];
    }
    findings.problem(place, 'this site has no such kind of section');
    return [];
  });
}

/** Returns an entry's name in both languages: its title isn't translated, but a free page's path is. */
function getEntryName({ title, free }: ContentEntry): string {
  return slugOf(free?.paths.en ?? title);
}

/** Whether the site has pages of a content set; entries of other sets, such as clients, have no names. */
function hasPages(key: PageKey): boolean {
  return PAGE_ROWS.some((row) => 'key' in row && row.key === key);
}

const joinKinds = ({ meta }: ContentEntry): string => meta.map(({ component_name }) => component_name).join(' ');

/** By name only: the position says nothing about which page it is. */
const PAGE_ENTRIES: Pairing<ContentEntry> = { idOf: getEntryName, kindOf: getEntryName };
const ENTRIES_WITHOUT_PAGES: Pairing<ContentEntry> = {
  idOf: ({ id = '' }) => id,
  traits: [getEntryName],
  kindOf: joinKinds,
};

function pairByKey(key: PageKey, en: readonly ContentEntry[], de: readonly ContentEntry[]) {
  const isOfPages = hasPages(key);
  const { pairs, germanOnly } = pairUp(en, de, isOfPages ? PAGE_ENTRIES : ENTRIES_WITHOUT_PAGES);
  const named = isOfPages ? pairs : pairs.map((pair) => ({ ...pair, de: { ...pair.de, title: pair.en.title } }));
  return [...named, ...germanOnly.map(pairGermanOnly)];
}

/** Returns all entries, each with its translation. */
export function pairEntries(content: WireContent, findings: Findings): readonly PairedEntry[] {
  return [...content.entries].flatMap(([key, { en, de }]) =>
    pairByKey(key, en, de).flatMap((pair) => {
      const at = `${key}, “${pair.en.title}”`;
      if (pair.en.title === '') {
        findings.problem(key, 'a page without a title, which its address is matched with');
        return [];
      }
      if (pair.only === 'de') findings.problem(at, `this page ${GERMAN_ONLY}`);
      if (pair.only === 'en' && de.length > 0) findings.problem(at, 'this page is there in English only');
      return [{ key, pair, at, sections: pairSections(key, pair, at, findings) }];
    }),
  );
}
