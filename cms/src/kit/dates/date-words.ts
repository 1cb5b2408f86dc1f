import type { LocalText } from '@kontorwerk/contract/languages';

/** The texts of date fields. */
export const DATE_WORDS = {
  noDay: {
    en: 'This is no date that can be read. Please write it like 31 Dec 2026.',
    de: 'Das lässt sich nicht als Datum lesen. Bitte schreiben Sie es wie 31.12.2026.',
  },
  twoDays: {
    en: 'This may be two different days. Please write the month as a word: 5 Apr 2026.',
    de: 'Das können zwei verschiedene Tage sein. Bitte schreiben Sie es wie 05.04.2026.',
  },
  noMoment: {
    en: 'This is no date with a time that can be read. Please write it like 31 Dec 2026, 14:30.',
    de: 'Das lässt sich nicht als Datum mit Uhrzeit lesen. Bitte schreiben Sie es wie 31.12.2026, 14:30.',
  },
  onlyDay: {
    en: 'This is a day without a time. Please write it like 31 Dec 2026.',
    de: 'Hier steht ein Tag ohne Uhrzeit. Bitte schreiben Sie ihn wie 31.12.2026.',
  },
  skipped: {
    en: 'This time doesn’t exist on that day: the clocks are put forward. Please choose an earlier or later one.',
    de: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden vorgestellt. Bitte wählen Sie eine frühere oder spätere.',
  },
  far: {
    en: 'The year has to be between 1900 and 2199.',
    de: 'Das Jahr muss zwischen 1900 und 2199 liegen.',
  },
  leave: {
    en: 'A date that can’t be read is not saved. Leave anyway?',
    de: 'Ein Datum, das sich nicht lesen lässt, ist nicht gespeichert. Trotzdem verlassen?',
  },
  time: { en: 'Time', de: 'Uhrzeit' },
  calendar: { en: 'Choose a date', de: 'Datum wählen' },
  notAvailable: { en: 'Not available:', de: 'Nicht wählbar:' },
  previousMonth: { en: 'Previous month', de: 'Vorheriger Monat' },
  nextMonth: { en: 'Next month', de: 'Nächster Monat' },
  day: { en: '31 Dec 2026', de: '31.12.2026' },
  moment: { en: '31 Dec 2026, 14:30', de: '31.12.2026, 14:30' },
} as const satisfies Record<string, LocalText>;
