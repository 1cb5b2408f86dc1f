import type { Language } from '@kontorwerk/contract/languages';

const en = {
  /** From Monday on. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  month: (month: string, year: number) => `${month} ${year}`,
  fullDay: (weekday: string, day: string) => `${weekday} ${day}`,
};

const de: typeof en = {
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  day: (day, month, year) => `${day}. ${month} ${year}`,
  month: (month, year) => `${month} ${year}`,
  fullDay: (weekday, day) => `${weekday}, ${day}`,
};

/**
 * Month and weekday names. Written out because `Intl` loads the browser's language data at its first use in a page: 12
 * to 19 ms on a desktop, four times as much on a phone.
 */
export const calendarWords: Readonly<Record<Language, typeof en>> = { en, de };
