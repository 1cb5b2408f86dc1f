import type { Language } from '@kontorwerk/contract/languages';

/** The number of jobs shown. */
export const formatJobCount: Readonly<Record<Language, (jobs: number) => string>> = {
  en: (jobs) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
  de: (jobs) => (jobs === 1 ? '1 Stelle' : `${jobs} Stellen`),
};
