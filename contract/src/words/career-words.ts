import type { LocalWords } from '../languages.ts';

/** The texts of the list of jobs, and of a job's page. */
export const CAREER_WORDS = {
  en: {
    filter: 'Filter jobs',
    office: 'Office',
    allOffices: 'All offices',
    team: 'Team',
    allTeams: 'All teams',
    none: 'No chair is free here at the moment. Choose another office or team, or send a speculative application.',
    noneAtAll: 'All chairs are taken at the moment. You are welcome to send a speculative application.',
    open: 'Send a speculative application',
  },
  de: {
    filter: 'Stellen filtern',
    office: 'Büro',
    allOffices: 'Alle Büros',
    team: 'Team',
    allTeams: 'Alle Teams',
    none: 'Hier ist im Augenblick kein Stuhl frei. Wählen Sie ein anderes Büro oder Team, oder bewerben Sie sich initiativ.',
    noneAtAll: 'Im Augenblick sind alle Stühle besetzt. Bewerben Sie sich gern initiativ.',
    open: 'Initiativ bewerben',
  },
} satisfies LocalWords;
