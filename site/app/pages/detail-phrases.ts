import type { Language } from '@kontorwerk/contract/languages';
import type { ListPosition } from '#app/content/neighbours.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

const en = {
  nextProject: ({ next, of }: ListPosition) => `Next project, ${twoDigits(next)} of ${twoDigits(of)}`,
  location: 'Location',
  employment: 'Employment',
  hours: 'Hours',
  salary: 'Salary',
  posted: 'Posted on',
  until: 'Apply by',
  minutes: (count: number) => `${count} min read`,
  furtherProjects: 'More projects',
  describe: 'Describe your project',
  questions: (name: string) => (name === '' ? 'Questions about the job?' : `Questions? Ask ${name}`),
};

const de: typeof en = {
  nextProject: ({ next, of }) => `Nächstes Projekt, ${twoDigits(next)} von ${twoDigits(of)}`,
  location: 'Standort',
  employment: 'Anstellung',
  hours: 'Arbeitszeit',
  salary: 'Gehalt',
  posted: 'Online seit',
  until: 'Bewerben bis',
  minutes: (count) => `${count} Min. Lesezeit`,
  furtherProjects: 'Weitere Projekte',
  describe: 'Vorhaben beschreiben',
  questions: (name) => (name === '' ? 'Fragen zur Stelle?' : `${name} beantwortet Fragen`),
};

/** Words of the detail pages that editors can't change. */
export const detailPhrases: Readonly<Record<Language, typeof en>> = { en, de };
