import { readOffice } from '../read-office.ts';
import type { Card, ContentEntry, Section, Seo } from './entry.ts';
import { CARD_FIELDS, SECTION_FIELDS } from './fields.ts';
import { readImageSet } from './read-images.ts';
import { readProjectDetails } from './read-project-details.ts';
import { isRecord, type Report, readRecord, readRecords, readText, readTexts, type Untrusted } from './read-values.ts';
import { TONES } from './tones.ts';

export type { ReadProblem, Report } from './read-values.ts';

/** The texts of a record that the specification doesn't name; empty unless they were sent. */
const CARD_EXTRAS = { id: '', logo: '', salary: '' } as const;
const SECTION_EXTRAS = { component_name: '', id: '', layout: '' } as const;
const SEO = { title: '', description: '', image: '' } as const;

function readCardAt(record: Untrusted, at: string, report: Report): Card {
  return {
    ...readTexts(CARD_FIELDS, record, at, report),
    ...readTexts(CARD_EXTRAS, record, at, report),
    image_set: readImageSet(record.image_set, `${at}.image_set`, report),
    project: readProjectDetails(record.project, `${at}.project`, report),
  };
}

function readSection(record: Untrusted, at: string, report: Report): Section {
  const tone = readText(record.tone, `${at}.tone`, report);
  return {
    ...readTexts(SECTION_FIELDS, record, at, report),
    ...readTexts(SECTION_EXTRAS, record, at, report),
    card_components: readRecords(record.card_components, `${at}.card_components`, report, readCardAt),
    offices: readRecords(record.offices, `${at}.offices`, report, readOffice),
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

/** A card of which nothing was sent. */
export function emptyCard(): Card {
  return readCardAt({}, 'card', () => {});
}

/** A section of which nothing was sent. */
export function emptySection(): Section {
  return readSection({}, 'section', () => {});
}

/** Reads a single card that was stored or sent by itself; null when it is no object. */
export function readCard(value: unknown): Card | null {
  return isRecord(value) ? readCardAt(value, 'card', () => {}) : null;
}
