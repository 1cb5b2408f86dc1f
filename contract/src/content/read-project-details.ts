import type { Fact, GalleryPicture, ProjectDetails, Quote } from './entry.ts';
import { readImageSet } from './read-images.ts';
import type { RecordFields } from './record-fields.ts';

/** Drops a fact that lacks its term or its value. */
function readFact(fields: RecordFields): Fact | null {
  const fact = { term: fields.text('term'), value: fields.text('value'), note: fields.text('note') };
  if (fact.term === '') return fields.refuse('term: missing');
  return fact.value === '' ? fields.refuse('value: missing') : fact;
}

function readPicture(fields: RecordFields): GalleryPicture | null {
  const picture = { image: fields.text('image'), caption: fields.text('caption') };
  if (picture.image === '') return fields.refuse('image: missing');
  return { ...picture, image_set: fields.record('image_set', readImageSet) };
}

function readQuote(fields: RecordFields): Quote | null {
  const quote = {
    text: fields.text('text'),
    name: fields.text('name'),
    location_company: fields.text('location_company'),
    image: fields.text('image'),
  };
  if (quote.text === '') return fields.refuse('text: missing');
  return { ...quote, image_set: fields.record('image_set', readImageSet) };
}

/** Reads a project's detail page as structured data. An empty part is dropped and reported. */
export function readProjectDetails(fields: RecordFields): ProjectDetails {
  const link = fields.text('link');
  return {
    link,
    // A link needs a text: the address is the fallback.
    link_text: fields.text('link_text') || link,
    case_html: fields.text('case_html'),
    results_title: fields.text('results_title'),
    facts: fields.list('facts', readFact),
    gallery: fields.list('gallery', readPicture),
    quote: fields.record('quote', readQuote),
    results: fields.list('results', readFact),
  };
}
