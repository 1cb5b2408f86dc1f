import { matchesRole } from '@kontorwerk/contract/address/slug';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { textIn } from '#cms/kit/stored-values.ts';
import { contentHub } from './changes/hub-hooks.ts';
import type { ListedJob } from './wire/listed-fields.ts';
import { isOpen, today } from './wire/open-jobs.ts';

/** Returns the jobs open on a day that an application names by its position, in any language. */
export function matchOpenJobs(
  jobs: readonly ListedJob[],
  position: string | null | undefined,
  day: string,
): readonly ListedJob[] {
  return jobs.filter(
    (job) => isOpen(job, day) && LANGUAGES.some((language) => matchesRole(textIn(language, job.title), position ?? '')),
  );
}

/** Returns the open jobs that an application names; from memory, as for each mail and each application. */
export async function findOpenJobs(position: string | null | undefined): Promise<readonly ListedJob[]> {
  return matchOpenJobs((await contentHub.content()).jobs, position, today());
}
