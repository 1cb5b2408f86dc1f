import type { Language } from '@kontorwerk/contract/languages';

const en = {
  filter: 'Filter jobs',
  office: 'Office',
  allOffices: 'All offices',
  team: 'Team',
  allTeams: 'All teams',
  count: (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
  none: 'No chair is free here at the moment. Choose another office or team, or send an open application.',
  noneAtAll: 'All chairs are taken at the moment. You are welcome to send an open application.',
  open: 'Send an open application',
};

const de: typeof en = {
  filter: 'Stellen filtern',
  office: 'Büro',
  allOffices: 'Alle Büros',
  team: 'Team',
  allTeams: 'Alle Teams',
  count: (jobs) => (jobs === 1 ? '1 Stelle' : `${jobs} Stellen`),
  none: 'Hier ist im Augenblick kein Stuhl frei. Wählen Sie ein anderes Büro oder Team, oder bewerben Sie sich initiativ.',
  noneAtAll: 'Im Augenblick sind alle Stühle besetzt. Bewerben Sie sich gern initiativ.',
  open: 'Initiativ bewerben',
};

export const careerWords: Readonly<Record<Language, typeof en>> = { en, de };
