import type { Language } from '@kontorwerk/contract/languages';
import { listed } from '#app/base/language/listed.ts';

const en = {
  picture: (cities: readonly string[]) => `Map with offices in ${listed(cities, 'and')}`,
  question: 'Show the interactive map?',
  explanation: 'The map comes from OpenStreetMap. Your IP address is sent there only after you agree.',
  remember: 'Remember my choice on this device',
  load: 'Load map',
  offices: 'Office on the map',
  map: (city: string) => `Interactive map: our office in ${city}`,
  hide: 'Hide the map',
  forget: 'Hide the map and forget my choice',
  route: 'Plan route',
  routeTo: (city: string) => `Plan route to ${city}`,
  localTime: 'Local time',
};

const de: typeof en = {
  picture: (cities) => `Karte mit den Büros ${listed(cities, 'und')}`,
  question: 'Interaktive Karte anzeigen?',
  explanation: 'Die Karte kommt von OpenStreetMap. Erst wenn Sie zustimmen, wird Ihre IP-Adresse dorthin übertragen.',
  remember: 'Auswahl auf diesem Gerät merken',
  load: 'Karte laden',
  offices: 'Büro auf der Karte',
  map: (city) => `Interaktive Karte: unser Büro in ${city}`,
  hide: 'Karte ausblenden',
  forget: 'Karte ausblenden und Auswahl vergessen',
  route: 'Route planen',
  routeTo: (city) => `Route planen nach ${city}`,
  localTime: 'Ortszeit',
};

export type ContactMapWords = typeof en;
export const contactMapWords: Readonly<Record<Language, ContactMapWords>> = { en, de };
