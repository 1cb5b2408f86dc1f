import type { Language } from '@kontorwerk/contract/languages';
import type { MAP_WORDS } from '@kontorwerk/contract/words/map-words';
import { joinAsSentence } from '#app/base/language/list-text.ts';

const en = {
  picture: (cities: readonly string[]) => `Map with offices in ${joinAsSentence(cities, 'and')}`,
  map: (city: string) => `Interactive map: our office in ${city}`,
  route: 'Directions',
  routeTo: (city: string) => `Directions to ${city}`,
  google: 'The map comes from Google Maps. Your IP address is sent there only after you agree.',
};

const de: typeof en = {
  picture: (cities) => `Karte mit den Büros ${joinAsSentence(cities, 'und')}`,
  map: (city) => `Interaktive Karte: unser Büro in ${city}`,
  route: 'Route planen',
  routeTo: (city) => `Route planen nach ${city}`,
  google: 'Die Karte kommt von Google Maps. Erst wenn Sie zustimmen, wird Ihre IP-Adresse dorthin übertragen.',
};

/** The map's words in one language. */
export type ContactMapWords = typeof en & (typeof MAP_WORDS)['en'];

/** Phrases about the offices' cities. */
export const mapPhrases: Readonly<Record<Language, typeof en>> = { en, de };
