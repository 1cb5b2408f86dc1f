import type { Card } from '@kontorwerk/contract/content/entry';
import { slugOf } from '@kontorwerk/contract/slug';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { localHtml } from '../html.ts';
import type { Doc } from '../parts.ts';
import { day, group, localText, plain, rows } from '../read.ts';
import { salaryText } from './salary.ts';

/** Tells whether a job still takes applications on a day; its last day counts. */
export function isOpen(doc: Doc, today: string): boolean {
  const until = day(doc.valid_through);
  return until === '' || today <= until;
}

function cities(codes: unknown, { settings, language }: WireContext): string {
  const offices = rows(settings.offices);
  return (Array.isArray(codes) ? codes : [])
    .map((code) => localText(offices.find((office) => office.code === code)?.city, language))
    .filter((city) => city !== '')
    .join(', ');
}

/** A job's row, with the whole advertisement in `html_field` (§2, `/jobapply/{role}`). */
export function jobCard(doc: Doc, context: WireContext): Card {
  const { language } = context;
  const title = localText(doc.title, language);
  return {
    ...BLANK_CARD,
    id: `job-${plain(doc.id)}`,
    title,
    description: localText(doc.description, language),
    detail_desc: localText(doc.detail_desc, language),
    location: cities(doc.offices, context),
    job_type: localText(doc.job_type, language),
    houres: localText(doc.houres, language),
    category: localText(doc.category, language),
    date: day(doc.starts),
    salary: salaryText(group(doc.salary), language),
    html_field: localHtml(doc.body, language),
    link: `/jobapply/${slugOf(title)}`,
  };
}
