import type { Fact, GalleryPicture, ProjectDetails, Quote } from './entry.ts';
import { readImageSet } from './read-images.ts';
import { type Report, readRecord, readRecords, readTexts, type Untrusted } from './read-values.ts';

const TEXTS = { link: '', link_text: '', case_html: '', results_title: '' } as const;
const FACT = { term: '', value: '', note: '' } as const;
const PICTURE = { image: '', caption: '' } as const;
const QUOTE = { text: '', name: '', location_company: '', image: '' } as const;

/** A term without a value says nothing, a value without its term not what it is. */
function readFact(record: Untrusted, at: string, report: Report): Fact | null {
  const fact = readTexts(FACT, record, at, report);
  return fact.term === '' || fact.value === '' ? null : fact;
}

function readPicture(record: Untrusted, at: string, report: Report): GalleryPicture | null {
  const picture = readTexts(PICTURE, record, at, report);
  const image_set = readImageSet(record.image_set, `${at}.image_set`, report);
  return picture.image === '' && image_set === null ? null : { ...picture, image_set };
}

function readQuote(value: unknown, at: string, report: Report): Quote | null {
  const record = readRecord(value, at, report);
  if (!record) return null;
  const quote = readTexts(QUOTE, record, at, report);
  return quote.text === '' ? null : { ...quote, image_set: readImageSet(record.image_set, `${at}.image_set`, report) };
}

/** Reads a project's detail page in its parts; null when it was not sent. A part that says nothing is left out. */
export function readProjectDetails(value: unknown, at: string, report: Report): ProjectDetails | null {
  const record = readRecord(value, at, report);
  if (!record) return null;
  return {
    ...readTexts(TEXTS, record, at, report),
    facts: readRecords(record.facts, `${at}.facts`, report, readFact),
    gallery: readRecords(record.gallery, `${at}.gallery`, report, readPicture),
    quote: readQuote(record.quote, `${at}.quote`, report),
    results: readRecords(record.results, `${at}.results`, report, readFact),
  };
}
