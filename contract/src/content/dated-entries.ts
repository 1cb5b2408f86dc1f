import { type DatePrecision, readDate, readMoment, type SlashOrder, slashOrderOf } from './date-text.ts';
import type { Card, ContentEntry, Section } from './entry.ts';
import { listRules } from './list-kinds.ts';
import { datedUpwards } from './post-order.ts';
import type { Report } from './read-values.ts';
import type { SECTION_KINDS, SectionKind } from './section-kinds.ts';

/** The kinds of section whose cards show a date. */
type DatedKind = {
  [K in SectionKind]: 'date' extends (typeof SECTION_KINDS)[K]['cards'][number] ? K : never;
}[SectionKind];

/** How exactly they show it. */
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

/** Characters of an unreadable date that a report shows. */
const TOLD = 60;

type Reader = (text: string, slashes: SlashOrder | null) => string | null;

/** Chooses the text in the place of a date that can't be read. */
type Unread = (text: string, at: string) => string;
type Reading = { readonly slashes: SlashOrder | null; readonly unread: Unread };

const readDay: Reader = (text, slashes) => readDate(text, 'day', slashes);

function readField(text: string, read: Reader, at: string, { slashes, unread }: Reading): string {
  return text === '' ? text : (read(text, slashes) ?? unread(text, at));
}

/** A card whose dates were read; the same object where nothing changes, as in all that our own CMS sends. */
function withCardDates(card: Card, precision: DatePrecision | null, at: string, reading: Reading): Card {
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

/** The cards of a list; the same array where all are the same. */
function mapCards(cards: readonly Card[], work: (card: Card, at: number) => Card): readonly Card[] {
  const mapped = cards.map(work);
  return mapped.every((card, at) => card === cards[at]) ? cards : mapped;
}

function withSectionDates(section: Section, at: string, reading: Reading): Section {
  const { component_name, card_components } = section;
  const precision = isDatedKind(component_name) ? PRECISIONS[component_name] : null;
  const cards = mapCards(card_components, (card, index) =>
    withCardDates(card, precision, `${at}.card_components[${index}]`, reading),
  );
  return cards === card_components ? section : { ...section, card_components: cards };
}

function withEntryDates(entry: ContentEntry, reading: Reading): ContentEntry {
  const at = `entry "${entry.title}"`;
  const { modified: sent = '', ...others } = entry;
  const modified = readField(sent, readMoment, `${at}.modified`, reading);
  const meta = entry.meta.map((section, index) => withSectionDates(section, `${at}.meta[${index}]`, reading));
  return { ...others, meta, ...(modified !== '' && { modified }) };
}

/** All dates of a set that are shown by day. */
function* datesIn(entries: readonly ContentEntry[]): Generator<string> {
  for (const { card_components } of entries.flatMap(({ meta }) => meta))
    for (const { date, posted = '', valid_through = '' } of card_components) yield* [date, posted, valid_through];
}

/** The cards of a kind of section in the order of the wire: posts are dated upwards. */
export function inWireOrder(kind: string, cards: readonly Card[]): readonly Card[] {
  return listRules(kind)?.newestFirst ? datedUpwards(cards, ({ date }) => date) : cards;
}

function withSectionOrder(section: Section): Section {
  const { component_name, card_components, window } = section;
  // A window has the order that its backend gave it.
  const cards = window === null ? inWireOrder(component_name, card_components) : card_components;
  return cards === card_components ? section : { ...section, card_components: cards };
}

/** Entries of a backend with their dates as ISO dates and moments (`date-text.ts`), and their lists as they were sent. */
export function readDates(entries: readonly ContentEntry[], unread: Unread): readonly ContentEntry[] {
  const reading = { slashes: slashOrderOf(datesIn(entries)), unread };
  return entries.map((entry) => withEntryDates(entry, reading));
}

/**
 * The same with their posts in the order of the wire. A date that can't be read is empty, and reported; of its list the
 * order stays.
 */
export function withDates(entries: readonly ContentEntry[], report: Report): readonly ContentEntry[] {
  const unread: Unread = (text, at) => {
    report({ at, problem: `“${text.slice(0, TOLD)}” is no date that can be read` });
    return '';
  };
  return readDates(entries, unread).map((entry) => ({ ...entry, meta: entry.meta.map(withSectionOrder) }));
}
