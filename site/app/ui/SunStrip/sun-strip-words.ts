import type { Language } from '@kontorwerk/contract/languages';

/** Words of the office-hours strip. Times and cities are inserted unchanged. */
const en = {
  label: 'Office hours',
  /** Shown above the hours until the clock has been read. */
  inWinter: (city: string) => `${city} time, in winter`,
  now: (time: string, city: string) => `${time} in ${city}`,
  local: (opens: string, closes: string) => `${opens}\u00a0–\u00a0${closes} local`,
  open: 'open',
  closed: 'closed',
  dayOff: 'closed today',
  staffed: (spans: string, city: string) => `${spans} ${city} time, somebody is at the desk.`,
  span: (from: string, to: string, first: boolean) => `${first ? 'From' : 'from'} ${from} to ${to}`,
  nobody: 'Today the desks are empty.',
  and: 'and',
  weekdays: (first: string, last: string) => `${first} to ${last}`,
};

const de: typeof en = {
  label: 'Bürozeiten',
  inWinter: (city) => `Ortszeit ${city}, im Winter`,
  now: (time, city) => `${time} in ${city}`,
  local: (opens, closes) => `${opens}\u00a0–\u00a0${closes} Ortszeit`,
  open: 'offen',
  closed: 'geschlossen',
  dayOff: 'heute geschlossen',
  staffed: (spans, city) => `${spans} Uhr Ortszeit ${city} sitzt jemand am Schreibtisch.`,
  span: (from, to, first) => `${first ? 'Von' : 'von'} ${from} bis ${to}`,
  nobody: 'Heute sind die Schreibtische leer.',
  and: 'und',
  weekdays: (first, last) => `${first} bis ${last}`,
};

export const sunStripWords: Readonly<Record<Language, typeof en>> = { en, de };
export type SunStripWords = typeof en;
