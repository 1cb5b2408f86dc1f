import type { Office } from '@kontorwerk/contract/settings';
import type { Span } from './office-day.ts';
import type { SunStripWords } from './sun-strip-words.ts';
import { timeOf } from './zone-time.ts';

const QUARTERS = ['', '¼', '½', '¾'];

/** How far a clock is ahead, in hours: `+ 4 ½`, `− 5`; empty when it isn't. */
export function aheadText(minutes: number): string {
  if (minutes === 0) return '';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const quarter = QUARTERS[Math.round((Math.abs(minutes) % 60) / 15)] ?? '';
  return [minutes < 0 ? '−' : '+', hours > 0 ? hours : '', quarter].filter((part) => part !== '').join(' ');
}

/** A time zone's short name at an instant: `CET`, in German `MEZ`. */
export function zoneName(zone: string, locale: string, now: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The date in a time zone: `Thursday 13 November 2025`. */
export function dateText(zone: string, locale: string, now: number): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'full' }).format(now);
}

/** When somebody is at a desk, in one sentence. */
export function staffedText(staffed: readonly Span[], city: string, t: SunStripWords): string {
  if (staffed.length === 0) return t.nobody;
  const spans = staffed.map(({ from, to }, index) => t.span(timeOf(from), timeOf(to), index === 0));
  return t.staffed(spans.join(t.and), city);
}

/** The working days that all offices share: `Monday to Friday`; empty when they differ. */
export function workdaysText(offices: readonly Office[], t: SunStripWords): string {
  const [days = ''] = offices.map(({ workdays }) => [...workdays].sort((one, other) => one - other).join(' '));
  if (offices.some(({ workdays }) => workdays.length === 0)) return '';
  if (offices.some(({ workdays }) => [...workdays].sort((one, other) => one - other).join(' ') !== days)) return '';
  const numbers = days.split(' ').map(Number);
  // 5 January 1970 was a Monday.
  const name = new Intl.DateTimeFormat(t.locale, { weekday: 'long', timeZone: 'UTC' });
  const names = numbers.map((day) => name.format(Date.UTC(1970, 0, 4 + day)));
  const joined = numbers.every((day, index) => index === 0 || day === (numbers[index - 1] ?? 0) + 1);
  if (joined && names.length > 2) return t.weekdays(names[0] ?? '', names.at(-1) ?? '');
  return new Intl.ListFormat(t.locale).format(names);
}
