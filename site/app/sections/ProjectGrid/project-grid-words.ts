import type { Language } from '@kontorwerk/contract/languages';

const en = {
  label: 'All projects',
  filter: 'Filter projects',
  category: 'Category',
  all: 'All',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'project' : 'projects'}` : `${shown} of ${all} projects`,
  next: (number: string) => `Entry ${number} could be yours`,
  start: 'Start a project',
};

const de: typeof en = {
  label: 'Alle Projekte',
  filter: 'Projekte filtern',
  category: 'Kategorie',
  all: 'Alle',
  count: (shown, all) =>
    shown === all ? `${all} ${all === 1 ? 'Projekt' : 'Projekte'}` : `${shown} von ${all} Projekten`,
  next: (number) => `Eintrag ${number} könnte Ihrer sein`,
  start: 'Projekt beginnen',
};

export const projectGridWords: Readonly<Record<Language, typeof en>> = { en, de };
