import type { LocalWords } from '../languages.ts';

/** The texts of the map with the offices, and of the consent question before it is loaded. */
export const MAP_WORDS = {
  en: {
    question: 'Show the interactive map?',
    explanation: 'The map comes from OpenStreetMap. Your IP address is sent there only after you agree.',
    remember: 'Remember my choice on this device',
    load: 'Load map',
    offices: 'Office on the map',
    hide: 'Hide the map',
    forget: 'Hide the map and forget my choice',
    localTime: 'Local time',
  },
  de: {
    question: 'Interaktive Karte anzeigen?',
    explanation: 'Die Karte kommt von OpenStreetMap. Erst wenn Sie zustimmen, wird Ihre IP-Adresse dorthin übertragen.',
    remember: 'Auswahl auf diesem Gerät merken',
    load: 'Karte laden',
    offices: 'Büro auf der Karte',
    hide: 'Karte ausblenden',
    forget: 'Karte ausblenden und Auswahl vergessen',
    localTime: 'Ortszeit',
  },
} satisfies LocalWords;
