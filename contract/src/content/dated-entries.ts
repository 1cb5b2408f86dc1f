import { type DatePrecision, inferSlashOrder, readDate, readMoment, type SlashOrder } from './date-text.ts';
import type { Card, ContentEntry, Section } from './entry.ts';
import { listRules } from './list-kinds.ts';
import { sortByDate } from './post-order.ts';
import type { Report } from './read-values.ts';
import type { SECTION_KINDS, SectionKind } from './section-kinds.ts';

/** The kinds of section whose cards show a date. */
type DatedKind = {
  [K in SectionKind]: 'date' extends (typeof SECTION_KINDS)[K]['cards'][number] ? K : never;
}[SectionKind];

/** The precision with which each kind shows its date. */
const PRECISIONS: Readonly<Record<DatedKind, DatePrecision>> = {
  CareerGrid: 'month',
  CertificateSlider: 'month',
  News: 'day',
  ProjectGrid: 'year',
  ProjectSlider: 'year',
};

function isDatedKind(kind: string): kind is DatedKind {
  return Object.hasOwn(PRECISIONS, kind);
}

/** The characters of an unreadable date that are reported. */
const REPORTED_LENGTH = 60;

type Reader = (text: string, slashes: SlashOrder | null) => string | null;

/** Returns the replacement of an unreadable date. */
type ReplaceUnreadable = (text: string, at: string) => string;
type ReadOptions = { readonly slashes: SlashOrder | null; readonly unread: ReplaceUnreadable };

const readDay: Reader = (text, slashes) => readDate(text, 'day', slashes);

function readField(text: string, read: Reader, at: string, { slashes, unread }: ReadOptions): string {
  return text === '' ? text : (read(text, slashes) ?? unread(text, at));
}

/** Parses a card's dates; returns the same object if nothing changes, as with everything from our own CMS. */
function withCardDates(card: Card, precision: DatePrecision | null, at: string, reading: ReadOptions): Card {
  const readShown: Reader = (text, slashes) => (precision === null ? text : readDate(text, precision, slashes));
  const date = readField(card.date, readShown, `${at}.date`, reading);
  const posted = readField(card.posted ?? '', readDay, `${at}.posted`, reading);
  const valid_through = readField(card.valid_through ?? '', readDay, `${at}.valid_through`, reading);
  const modified = readField(card.modified ?? '', readMoment, `${at}.modified`, reading);
  const isSame =
    date === card.date &&
    posted === (card.posted ?? '') &&
    valid_through === (card.valid_through ?? '') &&
    modified === (card.modified ?? '');
  if (isSame) return card;
  const { posted: _posted, valid_through: _until, modified: _modified, ...others } = card;
  return {
    ...others,
    date,
    ...(posted !== '' && { posted }),
    ...(valid_through !== '' && { valid_through }),
    ...(modified !== '' && { modified }),
  };
}

/** Maps a list's cards; returns the same array if none changes. */
function mapCards(cards: readonly Card[], work: (card: Card, at: number) => Card): readonly Card[] {
  const mapped = cards.map(work);
  return mapped.every((card, at) => card === cards[at]) ? cards : mapped;
}

function withSectionDates(section: Section, at: string, reading: ReadOptions): Section {
  const { component_name, card_components } = section;
  const precision = isDatedKind(component_name) ? PRECISIONS[component_name] : null;
  const cards = mapCards(card_components, (card, index) =>
    withCardDates(card, precision, `${at}.card_components[${index}]`, reading),
  );
  return cards === card_components ? section : { ...section, card_components: cards };
}

function withEntryDates(entry: ContentEntry, reading: ReadOptions): ContentEntry {
  const at = `entry "${entry.title}"`;
  const { modified: sent = '', ...others } = entry;
  const modified = readField(sent, readMoment, `${at}.modified`, reading);
  const meta = entry.meta.map((section, index) => withSectionDates(section, `${at}.meta[${index}]`, reading));
  return { ...others, meta, ...(modified !== '' && { modified }) };
}

/** All dates of a set that are shown with their day. */
function* iterateDates(entries: readonly ContentEntry[]): Generator<string> {
  for (const { card_components } of entries.flatMap(({ meta }) => meta))
    for (const { date, posted = '', valid_through = '' } of card_components) yield* [date, posted, valid_through];
}

/** Sorts a section's cards in the wire's order: posts by ascending date. */
export function sortForWire(kind: string, cards: readonly Card[]): readonly Card[] {
  return listRules(kind)?.newestFirst ? sortByDate(cards, ({ date }) => date) : cards;
}

function withSectionOrder(section: Section): Section {
  const { component_name, card_components, window } = section;
  // A slice keeps its backend's order.
  const cards = window === null ? sortForWire(component_name, card_components) : card_components;
  return cards === card_components ? section : { ...section, card_components: cards };
}

/** Normalises the dates of a backend's entries to ISO dates and moments (`date-text.ts`); lists keep their order. */
export function normaliseDates(entries: readonly ContentEntry[], unread: ReplaceUnreadable): readonly ContentEntry[] {
  const reading = { slashes: inferSlashOrder(iterateDates(entries)), unread };
  return entries.map((entry) => withEntryDates(entry, reading));
}

/**
 * Like `normaliseDates`, with posts in the wire's order. An unreadable date is emptied and reported, and its list keeps its
 * order.
 */
export function normaliseDatesAndOrder(entries: readonly ContentEntry[], report: Report): readonly ContentEntry[] {
  const unread: ReplaceUnreadable = (text, at) => {
    report({ at, problem: `“${text.slice(0, REPORTED_LENGTH)}” is no date that can be read` });
    return '';
  };
  return normaliseDates(entries, unread).map((entry) => ({ ...entry, meta: entry.meta.map(withSectionOrder) }));
}
