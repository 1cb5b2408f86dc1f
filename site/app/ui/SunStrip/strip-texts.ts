import type { Language } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { calendarWords } from '#app/base/language/calendar-words.ts';
import { joinAsSentence } from '#app/base/language/list-text.ts';
import { MINUTE_MS, timeOf, weekdayOf } from '#app/base/wall-clock.ts';
import { formatDate } from '../LocalDate/format-date.ts';
import type { Span } from './office-day.ts';
import { sunStripWords } from './sun-strip-words.ts';

const QUARTERS = ['', '¼', '½', '¾'];

/** Formats a clock's difference in hours: `+ 4 ½`, `− 5`; empty for none. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return '';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const quarter = QUARTERS[Math.round((Math.abs(minutes) % 60) / 15)] ?? '';
  return [minutes < 0 ? '−' : '+', hours > 0 ? hours : '', quarter].filter((part) => part !== '').join(' ');
}

/** Formats the date of a wall-clock minute: `Thursday 13 November 2025`. */
export function formatDay(minute: number, language: Language): string {
  const t = calendarWords[language];
  const day = formatDate(new Date(minute * MINUTE_MS).toISOString(), language, 'day') ?? '';
  return t.fullDay(t.weekdays[weekdayOf(minute) - 1] ?? '', day);
}

/** Describes the staffed hours in one sentence. */
export function formatStaffedHours(staffed: readonly Span[], city: string, language: Language): string {
  const t = sunStripWords[language];
  if (staffed.length === 0) return t.nobody;
  const spans = staffed.map(({ from, to }, index) => t.span(timeOf(from), timeOf(to), index === 0));
  return t.staffed(spans.join(` ${t.and} `), city);
}

/** Returns the working days that all offices share: `Monday to Friday`; empty if they differ. */
export function formatWorkdays(offices: readonly Office[], language: Language): string {
  const [days = ''] = offices.map(({ workdays }) => [...workdays].sort((one, other) => one - other).join(' '));
  if (offices.some(({ workdays }) => workdays.length === 0)) return '';
  if (offices.some(({ workdays }) => [...workdays].sort((one, other) => one - other).join(' ') !== days)) return '';
  const numbers = days.split(' ').map(Number);
  const names = numbers.map((day) => calendarWords[language].weekdays[day - 1] ?? '');
  const joined = numbers.every((day, index) => index === 0 || day === (numbers[index - 1] ?? 0) + 1);
  const t = sunStripWords[language];
  if (joined && names.length > 2) return t.weekdays(names[0] ?? '', names.at(-1) ?? '');
  return joinAsSentence(names, t.and);
}
