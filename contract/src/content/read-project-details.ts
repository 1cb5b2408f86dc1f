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
  if (fact.term !== '' && fact.value !== '') return fact;
  report({ at, problem: fact.term === '' ? 'term: missing' : 'value: missing' });
  return null;
}

function readPicture(record: Untrusted, at: string, report: Report): GalleryPicture | null {
  const picture = readTexts(PICTURE, record, at, report);
  if (picture.image !== '') return { ...picture, image_set: readImageSet(record.image_set, `${at}.image_set`, report) };
  report({ at, problem: 'image: missing' });
  return null;
}

function readQuote(value: unknown, at: string, report: Report): Quote | null {
  const record = readRecord(value, at, report);
  if (!record) return null;
  const quote = readTexts(QUOTE, record, at, report);
  if (quote.text !== '') return { ...quote, image_set: readImageSet(record.image_set, `${at}.image_set`, report) };
  report({ at, problem: 'text: missing' });
  return null;
}

/** Reads a project's detail page in its parts; null when it was not sent. A part that says nothing is left out, and reported. */
export function readProjectDetails(value: unknown, at: string, report: Report): ProjectDetails | null {
  const record = readRecord(value, at, report);
  if (!record) return null;
  const texts = readTexts(TEXTS, record, at, report);
  return {
    ...texts,
    // A link needs a name: without words its address has to do.
    link_text: texts.link_text || texts.link,
    facts: readRecords(record.facts, `${at}.facts`, report, readFact),
    gallery: readRecords(record.gallery, `${at}.gallery`, report, readPicture),
    quote: readQuote(record.quote, `${at}.quote`, report),
    results: readRecords(record.results, `${at}.results`, report, readFact),
  };
}
