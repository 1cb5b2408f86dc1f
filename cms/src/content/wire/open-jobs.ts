import type { Language } from '@kontorwerk/contract/languages';
import { ENDED_JOBS_MAX } from '@kontorwerk/contract/settings';
import { agencyDay } from '#cms/base/agency-time.ts';
import { day, type StoredText, textIn } from '#cms/kit/stored.ts';

/** What tells of a job whether visitors find it. */
type Dated = {
  readonly _status?: unknown;
  readonly deletedAt?: unknown;
  readonly posted?: unknown;
  readonly valid_through?: unknown;
};

/** The day at the agency's seat, whose midnight closes a job everywhere. */
export function today(): string {
  return agencyDay(new Date());
}

/**
 * Tells whether a job takes applications on a day: it is published, doesn't lie in the trash, and its last day isn't over.
 * By this one rule it has a page, stands in lists and sitemaps, and is described to search engines.
 */
export function isOpen({ _status = 'published', deletedAt, valid_through }: Dated, today: string): boolean {
  const until = day(valid_through);
  return _status === 'published' && !deletedAt && (until === '' || today <= until);
}

/** Tells whether a job was on the site, and is no longer. */
export function hasEnded(job: Dated, today: string): boolean {
  return day(job.posted) !== '' && !isOpen(job, today);
}

type Titled = Dated & { readonly id: number; readonly title?: StoredText };

/** The titles of jobs that have ended, as many as the site remembers, those that were posted last before the others. */
export function endedJobs(jobs: readonly Titled[], today: string, language: Language): readonly string[] {
  const ended = jobs
    .filter((job) => hasEnded(job, today))
    .sort((a, b) => day(b.posted).localeCompare(day(a.posted)) || b.id - a.id);
  const titles = ended.map(({ title }) => textIn(language, title)).filter((title) => title !== '');
  return titles.slice(0, ENDED_JOBS_MAX);
}
