import type { FieldType } from '../content/fields.ts';
import { describeType, isEmptyValue, isRecord, type Report, type Untrusted } from '../content/read-values.ts';
import { LONGEST_LIST } from '../content/record-fields.ts';
import type { TimeSlices } from '../http/time-slices.ts';
import { type Attachments, attachmentPath, NO_ATTACHMENTS } from './attachments.ts';
import { readLinkValue } from './link-value.ts';
import { type PictureValue, readPictureValue } from './picture-value.ts';
import { CARD_SHAPE, ENTRY_SHAPE, type FieldShape, type RecordShape, SECTION_SHAPE } from './record-shapes.ts';
import { renderHtml } from './rendered-html.ts';
import { isPlainRecord, PLAIN } from './text-format.ts';
import { LONGEST_TEXT, toPlainText, unwrapText } from './text-value.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

/** The context of converting a record. */
type Tools = {
  readonly report: Report;
  readonly attachments: Attachments;
  /** Records an attachment that the answer refers to, and a missing one. */
  readonly want: (id: number) => void;
  readonly miss: () => void;
  /** Called between two records, to yield to the event loop. */
  readonly nextStep: TimeSlices;
};

type Fields = Record<string, unknown>;

/** The length of a text that takes a while to convert, in characters. */
const LONG = 10_000;

/** The field that a link's text fills if it is empty. */
const TEXT_OF_LINK: Readonly<Record<string, string>> = {
  link: 'button_text',
  button_link: 'button_text',
  button_one_link: 'button_one_text',
  button_two_link: 'button_two_text',
};

/** The REST API's fields for a post's picture. */
const FEATURED = ['featured_image', 'featured_media'] as const;

function isEmpty(value: unknown): boolean {
  return isEmptyValue(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Merges the fields that ACF adds to REST answers into the record. */
function withAcf(record: Untrusted): Untrusted {
  const { acf } = record;
  return isRecord(acf)
    ? { ...record, ...Object.fromEntries(Object.entries(acf).filter(([name]) => isEmpty(record[name]))) }
    : record;
}

/** Uses a post's featured picture as the card's picture if that is empty. */
function withFeatured(record: Untrusted): Untrusted {
  if (!isEmpty(record.image)) return record;
  const { _embedded: embedded } = record;
  const media = isRecord(embedded) ? embedded['wp:featuredmedia'] : undefined;
  const image = [media, ...FEATURED.map((name) => record[name])].find((value) => !isEmpty(value) && value !== 0);
  return image === undefined ? record : { ...record, image };
}

function pictureOf(value: unknown, at: string, { report, attachments, want, miss }: Tools): PictureValue | null {
  const found = readPictureValue(value);
  if (found === null) report({ at, problem: `expected a picture, found ${describeType(value)}` });
  if (found === null || !('id' in found)) return found;
  want(found.id);
  const picture = attachments.picture(found.id);
  if (picture === undefined) miss();
  if (!picture) {
    report({ at, problem: `the attachment ${found.id} can't be had from ${attachmentPath(found.id)}` });
  }
  return picture ?? null;
}

function putPicture(fields: Fields, name: string, shape: RecordShape, at: string, tools: Tools): void {
  const picture = pictureOf(fields[name], `${at}.${name}`, tools);
  fields[name] = picture?.url ?? '';
  const set = `${name}_set`;
  if (picture === null || picture.url === '' || !(set in shape) || !isEmpty(fields[set])) return;
  const { alt, width, height, sources } = picture;
  if (alt !== '' || width > 0) fields[set] = { alt, width, height, sources };
}

function putLink(fields: Fields, name: string, at: string, { report }: Tools): void {
  const value = fields[name];
  const link = readLinkValue(value);
  if (link === null) report({ at: `${at}.${name}`, problem: `expected a link, found ${describeType(value)}` });
  fields[name] = link?.url ?? '';
  const textName = TEXT_OF_LINK[name];
  if (textName !== undefined && link !== null && link.text !== '' && isEmpty(fields[textName])) {
    fields[textName] = link.text;
  }
}

function putText(fields: Fields, name: string, isMultiline: boolean, at: string, { report }: Tools): void {
  const text = toPlainText(fields[name], isMultiline);
  const isTooLong = typeof text === 'string' && text.length > LONGEST_TEXT;
  if (isTooLong) report({ at: `${at}.${name}`, problem: 'too long' });
  fields[name] = isTooLong ? '' : text;
}

/** Converts HTML to what WordPress shows, and reports shortcodes that only their plugin could render. */
function putHtml(fields: Fields, name: string, at: string, { report }: Tools): void {
  const html = unwrapText(fields[name]);
  const shown = typeof html === 'string' && html.length <= LONGEST_TEXT ? renderHtml(html) : null;
  fields[name] = shown?.html ?? html;
  if (shown === null || shown.lost.length === 0) return;
  const names = shown.lost.map((lost) => `[${lost}]`).join(', ');
  report({ at: `${at}.${name}`, problem: `what these shortcodes stand for is not known: ${names}` });
}

function putField(fields: Fields, name: string, type: FieldType, shape: RecordShape, at: string, tools: Tools): void {
  if (type === 'image') putPicture(fields, name, shape, at, tools);
  else if (type === 'link') putLink(fields, name, at, tools);
  else if (type === 'rich_text') putHtml(fields, name, at, tools);
  else putText(fields, name, type === 'long_text', at, tools);
}

/** Whether a record is a repeater's row that was added and never filled. */
function isEmptyRow(record: Untrusted, shape: RecordShape): boolean {
  return Object.keys(shape).every((name) => isEmpty(record[name]));
}

async function plainRecord(sent: Untrusted, shape: RecordShape, at: string, tools: Tools): Promise<Untrusted> {
  const withFields = withAcf(sent);
  const fields: Fields = { ...(shape === CARD_SHAPE ? withFeatured(withFields) : withFields) };
  // Links come last: their texts fill fields that are still empty then.
  const names = Object.keys(shape).filter((name) => !isEmptyValue(fields[name]));
  for (const name of names.filter((each) => shape[each] !== 'link')) {
    const held = shape[name];
    if (held !== undefined) await putShape(fields, name, held, shape, at, tools);
  }
  for (const name of names) if (shape[name] === 'link') putLink(fields, name, at, tools);
  return fields;
}

async function putShape(
  fields: Fields,
  name: string,
  held: FieldShape,
  shape: RecordShape,
  at: string,
  tools: Tools,
): Promise<void> {
  const value = fields[name];
  const here = `${at}.${name}`;
  if (typeof value === 'string' && value.length > LONG) await tools.nextStep();
  if (typeof held === 'string') putField(fields, name, held, shape, at, tools);
  else if ('list' in held) fields[name] = await plainList(value, held.list, here, tools);
  else if (isRecord(value)) fields[name] = await plainRecord(value, held.record, here, tools);
}

/**
 * Converts a list's records; PHP turns a list with gaps into an object, whose values are the list. Other items are left
 * to the reader.
 */
async function plainList(value: unknown, shape: RecordShape, at: string, tools: Tools): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const sent: readonly unknown[] = Object.values(value);
  const items: unknown[] = [];
  for (const [index, item] of sent.slice(0, LONGEST_LIST + 1).entries()) {
    await tools.nextStep();
    const record = isRecord(item) ? await plainRecord(item, shape, `${at}[${index}]`, tools) : item;
    const canBeEmpty = shape === CARD_SHAPE || shape === SECTION_SHAPE;
    if (!(canBeEmpty && isRecord(record) && isEmptyRow(record, shape))) items.push(record);
  }
  return items;
}

async function plainEntry(item: unknown, index: number, tools: Tools): Promise<unknown> {
  if (!isRecord(item) || isPlainRecord(item)) return item;
  const title = toPlainText(withAcf(item).title, false);
  // A record, or a list of them, has no text, and may have a field in its place.
  const isNamed = typeof title === 'number' || (typeof title === 'string' && !isEmptyValue(title));
  const at = isNamed ? `entry "${title}"` : `answer[${index}]`;
  return { ...(await plainRecord(item, ENTRY_SHAPE, at, tools)), ...PLAIN };
}

async function plainAnswer(answer: object, tools: Tools): Promise<unknown> {
  const entries: unknown[] = [];
  for (const [index, item] of Object.values(answer)
    .slice(0, LONGEST_LIST + 1)
    .entries()) {
    entries.push(await plainEntry(item, index, tools));
  }
  return entries;
}

export type PlainEntriesOptions = {
  readonly report: Report;
  /** Yields to the event loop between two records. */
  readonly nextStep: TimeSlices;
  readonly attachments?: Attachments;
  /** Called if an attachment is missing that may be available later. */
  readonly onMissing?: () => void;
};

/**
 * Converts a backend's answer for a page key, as a WordPress developer writes it, to the wire's plain shapes: texts
 * without HTML, pictures and links as addresses, no empty rows. Entries marked as plain are returned unchanged.
 */
export async function toPlainEntries(
  sent: unknown,
  { report, nextStep, attachments = NO_ATTACHMENTS, onMissing = () => undefined }: PlainEntriesOptions,
): Promise<unknown> {
  const answer = unwrapAnswer(sent, report);
  if (typeof answer !== 'object' || answer === null) return answer;
  const items: readonly unknown[] = Object.values(answer);
  if (items.every((item) => isRecord(item) && isPlainRecord(item))) return answer;
  const ids = new Set<number>();
  const problems: Parameters<Report>[0][] = [];
  const tools = { attachments, nextStep, want: (id: number) => void ids.add(id), miss: () => undefined };
  const plain = await plainAnswer(answer, { ...tools, report: (problem) => void problems.push(problem) });
  if (ids.size === 0) {
    for (const problem of problems) report(problem);
    return plain;
  }
  await attachments.ask(ids);
  return plainAnswer(answer, { ...tools, report, miss: onMissing });
}
