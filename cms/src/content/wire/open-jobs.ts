import type { Language } from '@kontorwerk/contract/languages';
import { ENDED_JOBS_MAX } from '@kontorwerk/contract/settings/settings';
import { formatAgencyDay } from '#cms/base/time-zones.ts';
import { readDay, type StoredText, textIn } from '#cms/kit/stored-values.ts';

/** The fields that decide whether visitors can find a job. */
type Dated = {
  readonly _status?: unknown;
  readonly deletedAt?: unknown;
  readonly posted?: unknown;
  readonly valid_through?: unknown;
};

/** Returns the day in the agency's time zone, whose midnight closes a job everywhere. */
export function today(): string {
  return formatAgencyDay(new Date());
}

/**
 * Whether a job takes applications on a day: it is published, not in the trash, and its last day isn't over. This one
 * rule decides about its page, lists, sitemaps and structured data.
 */
export function isOpen({ _status = 'published', deletedAt, valid_through }: Dated, today: string): boolean {
  const until = readDay(valid_through);
  return _status === 'published' && !deletedAt && (until === '' || today <= until);
}

/** Whether a job was on the site, and no longer is. */
export function hasEnded(job: Dated, today: string): boolean {
  return readDay(job.posted) !== '' && !isOpen(job, today);
}

type Titled = Dated & { readonly id: number; readonly title?: StoredText };

/** Returns the titles of closed jobs, most recently posted first, up to the number that the site keeps. */
export function listEndedJobs(jobs: readonly Titled[], today: string, language: Language): readonly string[] {
  const ended = jobs
    .filter((job) => hasEnded(job, today))
    .sort((a, b) => readDay(b.posted).localeCompare(readDay(a.posted)) || b.id - a.id);
  const titles = ended.map(({ title }) => textIn(language, title)).filter((title) => title !== '');
  return titles.slice(0, ENDED_JOBS_MAX);
}
