import type { Card, ContentEntry, ImageSet, ImageSource, Section, Seo } from './entry.ts';
import { CARD_FIELDS, SECTION_FIELDS } from './fields.ts';
import { TONES } from './tones.ts';

/** Something in a backend's answer that could not be read and was dropped; `at` names the entry and the field. */
export type ReadProblem = { readonly at: string; readonly problem: string };
export type Report = (problem: ReadProblem) => void;

type Untrusted = { readonly [field: string]: unknown };

/** The texts of a record that the specification doesn't name; empty unless they were sent. */
const CARD_EXTRAS = { id: '', logo: '', salary: '', time_zone: '', opens: '', closes: '' } as const;
const SECTION_EXTRAS = { component_name: '', id: '', layout: '' } as const;
const SEO = { title: '', description: '', image: '' } as const;

function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words of WordPress for "nothing". */
function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

/** WordPress writes `null` and `false` for "nothing", and PHP numbers for what an editor typed as text. */
function readText(value: unknown, at: string, report: Report): string {
  if (typeof value === 'string') return value;
  if (Number.isFinite(value)) return String(value);
  if (!isNothing(value)) {
    report({ at, problem: `expected a text, found ${kindOf(value)}` });
  }
  return '';
}

function readNumber(value: unknown, otherwise: number, at: string, report: Report): number {
  if (isNothing(value)) return otherwise;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  report({ at, problem: `expected a number, found ${kindOf(value)}` });
  return otherwise;
}

/** PHP turns a list with gaps into an object; its values are the list. */
function readList(value: unknown, at: string, report: Report): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return Object.values(value);
  if (!isNothing(value)) {
    report({ at, problem: `expected a list, found ${kindOf(value)}` });
  }
  return [];
}

/** An object that stands by itself; PHP writes an empty one as a list. */
function readRecord(value: unknown, at: string, report: Report): Untrusted | null {
  if (isRecord(value)) return value;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (!isNothing(value) && !isEmptyList) report({ at, problem: `expected an object, found ${kindOf(value)}` });
  return null;
}

function readRecords<T>(
  value: unknown,
  at: string,
  report: Report,
  read: (record: Untrusted, at: string, report: Report) => T,
): readonly T[] {
  return readList(value, at, report).flatMap((item, index) => {
    const place = `${at}[${index}]`;
    if (isRecord(item)) return [read(item, place, report)];
    report({ at: place, problem: `expected an object, found ${kindOf(item)}` });
    return [];
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

/** Reads the fields that a table names; what the table says of them, each one's text takes the place of. */
function readTexts<F extends string>(
  fields: { readonly [N in F]: string },
  record: Untrusted,
  at: string,
  report: Report,
): { [N in F]: string } {
  const texts: { [N in F]: string } = { ...fields };
  for (const field in fields) texts[field] = readText(record[field], `${at}.${field}`, report);
  return texts;
}

function readImageSource(record: Untrusted, at: string, report: Report): ImageSource {
  return {
    url: readText(record.url, `${at}.url`, report),
    type: readText(record.type, `${at}.type`, report),
    width: readNumber(record.width, 0, `${at}.width`, report),
  };
}

function readImageSources(value: unknown, at: string, report: Report): readonly ImageSource[] {
  return readRecords(value, at, report, readImageSource).filter(
    (source) => source.url !== '' && source.type !== '' && source.width > 0,
  );
}

function readImageSet(value: unknown, at: string, report: Report): ImageSet | null {
  const set = readRecord(value, at, report);
  if (!set) return null;
  return {
    width: readNumber(set.width, 0, `${at}.width`, report),
    height: readNumber(set.height, 0, `${at}.height`, report),
    alt: readText(set.alt, `${at}.alt`, report),
    focal_x: readNumber(set.focal_x, 50, `${at}.focal_x`, report),
    focal_y: readNumber(set.focal_y, 50, `${at}.focal_y`, report),
    sources: readImageSources(set.sources, `${at}.sources`, report),
    tall: readImageSources(set.tall, `${at}.tall`, report),
    wide: readImageSources(set.wide, `${at}.wide`, report),
  };
}

function readCardAt(record: Untrusted, at: string, report: Report): Card {
  return {
    ...readTexts(CARD_FIELDS, record, at, report),
    ...readTexts(CARD_EXTRAS, record, at, report),
    image_set: readImageSet(record.image_set, `${at}.image_set`, report),
  };
}

function readSection(record: Untrusted, at: string, report: Report): Section {
  const tone = readText(record.tone, `${at}.tone`, report);
  return {
    ...readTexts(SECTION_FIELDS, record, at, report),
    ...readTexts(SECTION_EXTRAS, record, at, report),
    card_components: readRecords(record.card_components, `${at}.card_components`, report, readCardAt),
    tone: TONES.find((known) => known === tone) ?? '',
    bg_image_set: readImageSet(record.bg_image_set, `${at}.bg_image_set`, report),
    com_image_set: readImageSet(record.com_image_set, `${at}.com_image_set`, report),
  };
}

function readSeo(value: unknown, at: string, report: Report): Seo {
  return readTexts(SEO, readRecord(value, at, report) ?? {}, at, report);
}

function readEntry(record: Untrusted, at: string, report: Report): ContentEntry {
  const title = readText(record.title, `${at}.title`, report);
  const place = title === '' ? at : `entry "${title}"`;
  return {
    title,
    meta: readRecords(record.meta, `${place}.meta`, report, readSection),
    endpoint_call: readText(record.endpoint_call, `${place}.endpoint_call`, report),
    seo: readSeo(record.seo, `${place}.seo`, report),
  };
}

/**
 * Reads a backend's answer for a page key tolerantly (reading guide, "One wire contract"): lists may be
 * objects, `null` or `false`, numbers may be strings, fields may be missing. What can't be read is dropped
 * and reported; nothing throws.
 */
export function readEntries(answer: unknown, report: Report): readonly ContentEntry[] {
  return readRecords(answer, 'answer', report, readEntry);
}

/** Reads a single card that was stored or sent by itself; null when it is no object. */
export function readCard(value: unknown): Card | null {
  return isRecord(value) ? readCardAt(value, 'card', () => {}) : null;
}
