import { matchesSlug } from '@kontorwerk/contract/address/slug';
import { sortForWire } from '@kontorwerk/contract/content/dated-entries';
import type { Card, Section } from '@kontorwerk/contract/content/entry';
import type { CardField, SectionField } from '@kontorwerk/contract/content/fields';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { sortForDisplay } from '@kontorwerk/contract/content/page-slice';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { mapContentSets, setId } from '#cms/content/wire/content-set.ts';
import { type WireContext, wireContext } from '#cms/content/wire/context.ts';
import type { TextCollection } from '#cms/content/wire/listed-fields.ts';
import { TEXTS } from '#cms/content/wire/page-texts.ts';
import type { Findings } from '../findings.ts';
import type { LinkMap } from './link-map.ts';
import { getListCollection } from './list-cards.ts';
import { extractLetters, normaliseField } from './normal-fields.ts';
import type { PairedEntry, PairedSection } from './paired-content.ts';
import type { ConvertedWire } from './wire-documents.ts';
import { parseDay } from './wire-tools.ts';

type ReportedDifferences = (field: string, why: string) => void;

type Compared<F extends string> = Readonly<Record<F, string>>;

function compareFields<F extends CardField | SectionField>(
  kind: SectionKindRules,
  fields: readonly F[],
  { shown, sent, links, told }: { shown: Compared<F>; sent: Compared<F>; links: LinkMap; told: ReportedDifferences },
): void {
  for (const field of fields) {
    const [now, before] = [shown[field], sent[field]];
    // An unreadable date was reported with its document.
    const isReported = field === 'date' && now === '' && parseDay(before) === null;
    if (!isReported && normaliseField(field, now, kind, links) !== normaliseField(field, before, kind, links))
      told(field, `“${before.slice(0, 80)}” became “${now.slice(0, 80)}”`);
  }
}

/** Derived from a card's document, or compared with it. */
const OF_DOCUMENT: readonly string[] = ['link', 'html_field'];

/** Returns the cards of a list in the order in which visitors see them. */
function formatShown(cards: readonly Card[], kind: string): readonly Card[] {
  const rules = listRules(kind);
  if (rules === null) return cards;
  const dated = new Map(cards.map((card) => [{ ...card, date: parseDay(card.date) ?? '' }, card]));
  return sortForDisplay(sortForWire(kind, [...dated.keys()]), rules).map((card) => dated.get(card) ?? card);
}

function compareCards(
  kind: SectionKindRules,
  shown: Section,
  sent: readonly Card[],
  links: LinkMap,
  told: ReportedDifferences,
  isList: boolean,
) {
  if (shown.card_components.length !== sent.length)
    told('card_components', `${sent.length} cards became ${shown.card_components.length}`);
  const fields = kind.cards.filter((field) => !isList || !OF_DOCUMENT.includes(field));
  const inOrder = formatShown(sent, shown.component_name);
  const shownInOrder = formatShown(shown.card_components, shown.component_name);
  for (const [at, card] of inOrder.entries()) {
    const same = shownInOrder[at];
    const named: ReportedDifferences = (field, why) => told(`“${card.title || card.name}”, ${field}`, why);
    if (same) compareFields(kind, fields, { shown: same, sent: card, links, told: named });
  }
}

function compareSection(
  section: PairedSection,
  shown: Section | undefined,
  language: Language,
  links: LinkMap,
  findings: Findings,
) {
  const told: ReportedDifferences = (field, why) => findings.problem(`${section.at}, ${language}, ${field}`, why);
  if (!shown) {
    told('section', 'it has no place here');
    return;
  }
  const kind: SectionKindRules = SECTION_KINDS[section.kind];
  compareFields(kind, kind.fields, { shown, sent: section.pair[language], links, told });
  const sent = section.cards.map((card) => card[language]);
  compareCards(kind, shown, sent, links, told, getListCollection(section) !== undefined);
}

function comparePage(
  entry: PairedEntry,
  shown: readonly Section[],
  language: Language,
  links: LinkMap,
  findings: Findings,
) {
  for (const [at, section] of entry.sections.entries()) compareSection(section, shown[at], language, links, findings);
}

/** Returns the text of a card's page, which lists lack; undefined where the card is no document. */
function readTextShown({ documents }: ConvertedWire, collection: TextCollection, id: number, context: WireContext) {
  const named = (doc: { readonly id: number }) => doc.id === id;
  const [project, post, job] = [
    documents.projects.find(named),
    documents.posts.find(named),
    documents.jobs.find(named),
  ];
  if (collection === 'projects') return project && TEXTS.projects(project, context).project?.case_html;
  if (collection === 'posts') return post && TEXTS.posts(post, context).html_field;
  return job && TEXTS.jobs(job, context).html_field;
}

function compareTexts(from: ConvertedWire, language: Language, today: string, findings: Findings) {
  const context = wireContext(from.documents, language, today);
  for (const collection of ['projects', 'posts', 'jobs'] as const)
    for (const { id, pair, at } of from.lists[collection].all) {
      const { project, html_field } = pair[language];
      const shown = readTextShown(from, collection, id, context);
      if (shown !== undefined && extractLetters(shown) !== extractLetters(project?.case_html ?? html_field))
        findings.problem(`${at}, ${language}, html_field`, 'its text is not quite the same');
    }
}

/**
 * Maps the documents back to the wire as the CMS will, and reports every field that visitors would see changed. This
 * finds every loss of the round trip, without a list of possible ones.
 */
export function reportDifferences(from: ConvertedWire, links: LinkMap, today: string, findings: Findings): void {
  const sets = mapContentSets(from.documents, today);
  for (const language of LANGUAGES) {
    for (const entry of from.entries) {
      const set = sets.get(setId(entry.key, language));
      const { title } = entry.pair[language];
      const shown = set && 'entries' in set ? set.entries.find((each) => matchesSlug(each.title, title)) : undefined;
      if (shown) comparePage(entry, shown.meta, language, links, findings);
      else findings.problem(`${entry.at}, ${language}`, `no page is found by “${title}”`);
    }
    compareTexts(from, language, today, findings);
  }
}
