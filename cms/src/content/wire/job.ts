import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import type { Card } from '@kontorwerk/contract/content/entry';
import { emptyCard } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { Job } from '#cms/base/payload-types.ts';
import { modifiedOf, readDay, readText, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import type { ListedJob } from './listed-fields.ts';

/** Returns the cities of a job's offices; an imported place without an office appears by its name. */
function citiesOf({ offices: codes }: ListedJob, { settings, language }: WireContext): string {
  const offices = settings.offices ?? [];
  return codes
    .map((code) => textIn(language, offices.find((office) => readText(office.code) === readText(code))?.city ?? code))
    .filter((city) => city !== '')
    .join(', ');
}

const YEARLY = { en: (range: string) => `${range} a year`, de: (range: string) => `${range} im Jahr` } as const;

/** Formats a yearly range: `€58,000–74,000 a year`, `58.000–74.000 € im Jahr`. */
export function salaryText({ from, to, currency }: NonNullable<Job['salary']>, language: Language): string {
  if (typeof from !== 'number' || !currency) return '';
  const most = typeof to === 'number' && to > from ? to : from;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const range = from === most ? number.format(from) : `${number.format(from)}–${number.format(most)}`;
  // In English, `formatRange` repeats the currency; it should appear once, where the language puts it.
  return YEARLY[language](money.format(most).replace(number.format(most), range));
}

/** Maps a job to a card, with its contact person. */
export function jobCard(doc: ListedJob, context: WireContext): Card {
  const { language } = context;
  const title = textIn(language, doc.title);
  const [posted, valid_through] = [readDay(doc.posted), readDay(doc.valid_through)];
  return {
    ...emptyCard(),
    ...imageOf(doc.contact?.image, context),
    id: `job-${doc.id}`,
    title,
    description: textIn(language, doc.description),
    detail_desc: textIn(language, doc.detail_desc),
    location: citiesOf(doc, context),
    job_type: textIn(language, doc.job_type),
    houres: textIn(language, doc.houres),
    category: textIn(language, doc.category),
    date: readDay(doc.starts),
    salary: salaryText(doc.salary ?? {}, language),
    name: textIn(language, doc.contact?.name),
    location_company: textIn(language, doc.contact?.role),
    link: findDocumentPath('jobs', title) ?? '',
    ...modifiedOf(doc),
    ...(posted !== '' && { posted }),
    ...(valid_through !== '' && { valid_through }),
  };
}
