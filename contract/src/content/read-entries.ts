import { withoutLanguage } from '../address/address.ts';
import { isLanguage, type Language } from '../languages.ts';
import { isPageAddress } from '../pages/page-table.ts';
import { readOffice } from '../settings/read-office.ts';
import type { Card, ContentEntry, FreePage, Section, Seo } from './entry.ts';
import { CARD_FIELDS, SECTION_FIELDS } from './fields.ts';
import { readImageSet } from './read-images.ts';
import { readPageSlice } from './read-page-slice.ts';
import { readProjectDetails } from './read-project-details.ts';
import { isRecord, type Report, type Untrusted } from './read-values.ts';
import { RecordFields, readList } from './record-fields.ts';
import { TONES } from './section-layouts.ts';

export type { ReadProblem, Report } from './read-values.ts';

function readSeo(fields: RecordFields): Seo {
  return { title: fields.text('title'), description: fields.text('description'), image: fields.text('image') };
}

/** Omits the key without a value: lists have thousands of cards. */
function readCardSeo(fields: RecordFields): Pick<Card, 'seo'> {
  const seo = fields.record('seo', readSeo);
  return seo && Object.values(seo).some((text) => text !== '') ? { seo } : {};
}

/** The date of the last change as sent; `normaliseDatesAndOrder` parses it. Omits the key without a value. */
function readModified(fields: RecordFields): { readonly modified?: string } {
  const modified = fields.text('modified');
  return modified === '' ? {} : { modified };
}

/** The language of a card, if it isn't the page's. */
function readLanguage(fields: RecordFields): Pick<Card, 'written_in'> {
  const written_in = fields.text('written_in');
  if (isLanguage(written_in)) return { written_in };
  if (written_in !== '') fields.report(`“${written_in}” is none of the site's languages`, 'written_in');
  return {};
}

/** Only jobs have these dates, and few backends send them. */
function readJobDays(fields: RecordFields): Pick<Card, 'posted' | 'valid_through'> {
  const [posted, valid_through] = [fields.text('posted'), fields.text('valid_through')];
  return { ...(posted !== '' && { posted }), ...(valid_through !== '' && { valid_through }) };
}

function readCardFields(fields: RecordFields): Card {
  return {
    ...fields.texts(CARD_FIELDS),
    id: fields.text('id'),
    logo: fields.text('logo'),
    salary: fields.text('salary'),
    image_set: fields.record('image_set', readImageSet),
    project: fields.record('project', readProjectDetails),
    ...readJobDays(fields),
    ...readCardSeo(fields),
    ...readModified(fields),
    ...readLanguage(fields),
  };
}

function readSection(fields: RecordFields): Section {
  const tone = fields.text('tone');
  return {
    ...fields.texts(SECTION_FIELDS),
    component_name: fields.text('component_name'),
    id: fields.text('id'),
    layout: fields.text('layout'),
    card_components: fields.list('card_components', readCardFields),
    window: fields.record('window', readPageSlice),
    offices: fields.list('offices', (office) => readOffice(office, false)),
    tone: TONES.find((known) => known === tone) ?? '',
    bg_image_set: fields.record('bg_image_set', readImageSet),
    com_image_set: fields.record('com_image_set', readImageSet),
  };
}

/** Reads a page's sections. Only the first section with an id keeps it, so that fragments are unique. */
function readSections(fields: RecordFields): readonly Section[] {
  const ids = new Set<string>();
  return fields.list('meta', (of) => {
    const section = readSection(of);
    const isTaken = section.id !== '' && ids.has(section.id);
    ids.add(section.id);
    return isTaken ? { ...section, id: '' } : section;
  });
}

/** A path of the site without a language; empty if none was sent. */
function readPath(fields: RecordFields, language: Language): string {
  const path = fields.text(language);
  return isPageAddress(path) ? withoutLanguage(path) : '';
}

function readFreePage(fields: RecordFields): FreePage | null {
  const paths = fields.record('paths', (of) => ({ en: readPath(of, 'en'), de: readPath(of, 'de') }));
  if (!paths || paths.en === '' || paths.de === '') return fields.refuse('paths: missing');
  return { name: fields.text('name'), paths, plain: fields.flag('plain', false) };
}

/** Few backends send them, and pages are found without. */
function readIdentity(fields: RecordFields): Pick<ContentEntry, 'id' | 'slug'> {
  const [id, slug] = [fields.text('id'), fields.text('slug')];
  return { ...(id !== '' && { id }), ...(slug !== '' && { slug }) };
}

function readEntry(fields: RecordFields): ContentEntry {
  const title = fields.text('title');
  const named = title === '' ? fields : fields.called(`entry "${title}"`);
  const free = named.record('free', readFreePage);
  return {
    title,
    ...readIdentity(named),
    ...(free && { free }),
    meta: readSections(named),
    endpoint_call: named.text('endpoint_call'),
    seo: named.record('seo', readSeo) ?? readSeo(unreported({})),
    ...readModified(named),
  };
}

/**
 * Reads a backend's answer for a page key tolerantly (reading guide, "One wire contract"): lists may be objects, `null`
 * or `false`, numbers may be strings, fields may be missing. What can't be read is dropped and reported; nothing
 * throws. Dates stay as sent: `normaliseDatesAndOrder` parses them.
 */
export function readEntries(answer: unknown, report: Report): readonly ContentEntry[] {
  return readList(answer, 'answer', report, readEntry);
}

/** Reads a record without reporting its problems. */
function unreported(record: Untrusted): RecordFields {
  return new RecordFields(record, '', () => {});
}

/** A card with every field empty. */
export function emptyCard(): Card {
  return readCardFields(unreported({}));
}

/** A section with every field empty. */
export function emptySection(): Section {
  return readSection(unreported({}));
}

/** Reads a single card, stored or sent outside a list; null if it is no object. */
export function readCard(value: unknown): Card | null {
  return isRecord(value) ? readCardFields(unreported(value)) : null;
}
