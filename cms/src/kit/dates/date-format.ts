/** Dates as editors write and read them in the admin; stored as ISO moments. */
import { readDate, readMoment } from '@kontorwerk/contract/content/date-text';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { READER_LOCALES } from '#cms/base/reader-language.ts';
import { formatInZone, noonOf, parseLocalTime } from '#cms/base/time-zones.ts';
import { DATE_WORDS } from './date-words.ts';

/** Whether a field holds a day, or a moment in a time zone. */
export type DateKind = 'day' | 'moment';

const DAYS = {
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const dayFormats = {
  en: new Intl.DateTimeFormat(READER_LOCALES.en, { ...DAYS.en, timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat(READER_LOCALES.de, { ...DAYS.de, timeZone: 'UTC' }),
} as const;

/** By language and time zone: a list formats the dates of all its rows, and making a format takes the longest. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

function momentFormat(reader: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${reader} ${timeZone}`;
  const format =
    momentFormats.get(key) ?? new Intl.DateTimeFormat(READER_LOCALES[reader], { ...DAYS[reader], ...TIME, timeZone });
  momentFormats.set(key, format);
  return format;
}

/** Formats a day, such as `31.12.2026`; '' for an invalid date. */
export function formatDay(value: string, reader: Language): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return '';
  return dayFormats[reader].format(at);
}

/** Formats a moment in a time zone, such as `31.12.2026, 14:30`; '' for an invalid date. */
export function formatMoment(value: string, reader: Language, timeZone: string = AGENCY_TIME_ZONE): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return '';
  return momentFormat(reader, timeZone).format(at);
}

/** The result of parsing: an ISO moment, null for an empty text, or the error. */
export type ParsedDate = { readonly value: string | null } | { readonly problem: LocalText };

/** Rejects years that are probably typing errors. */
function checkYear(value: string): ParsedDate {
  const year = Number(value.slice(0, 4));
  return year >= 1900 && year < 2200 ? { value } : { problem: DATE_WORDS.far };
}

/** Unix time comes from backends, not from editors. */
const DIGITS = /^\s*\d{9,}\s*$/;

/** A time of day, as in a moment. */
const CLOCK = /\d:\d\d/;

/** Returns the order in which `5/4/2026` is read; in English there are two. */
function slashOrder(reader: Language) {
  return reader === 'de' ? 'day first' : null;
}

/** Parses a day as people write it; stored as noon UTC. */
export function parseDay(text: string, reader: Language): ParsedDate {
  if (text.trim() === '') return { value: null };
  if (DIGITS.test(text)) return { problem: DATE_WORDS.noDay };
  // A time in another zone would be of another day than the one written.
  if (CLOCK.test(text)) return { problem: DATE_WORDS.onlyDay };
  const day = readDate(text, 'day', slashOrder(reader));
  if (day) return checkYear(noonOf(day));
  const isTwo = day === null && Boolean(readDate(text, 'day', 'day first'));
  return { problem: isTwo ? DATE_WORDS.twoDays : DATE_WORDS.noDay };
}

/** Adds the minutes: `14:00`, `14:30` and `2:00 pm` for `14 Uhr`, `14.30 Uhr` and `2 pm`. */
function withMinutes(text: string): string {
  return text
    .replace(/(\d{1,2})\.(\d\d)(?= ?uhr\b)/i, '$1:$2')
    .replace(/(?<![\d:])(\d{1,2})(?= ?uhr\b| ?[ap]\.?m\b)/i, '$1:00');
}

/** A time zone after a time. */
const TRAILING_ZONE = /(?:z|utc|gmt|ce?s?t|mes?z|[+-]\d\d:?\d\d)\s*$/i;

/** Parses a day with a time as people write it, in `timeZone` unless the text names one. */
export function parseTime(text: string, reader: Language, timeZone: string = AGENCY_TIME_ZONE): ParsedDate {
  if (text.trim() === '') return { value: null };
  const written = withMinutes(text);
  const hasZone = TRAILING_ZONE.test(text);
  // A day alone would be read as its noon.
  const moment = CLOCK.test(written) ? readMoment(hasZone ? written : `${written} UTC`, slashOrder(reader)) : null;
  if (!moment) return { problem: DATE_WORDS.noMoment };
  if (hasZone) return checkYear(moment);
  const clock = moment.slice(0, 16);
  const value = parseLocalTime(clock, timeZone).toISOString();
  const isSkipped = formatInZone(timeZone, value) !== clock.replace('T', ' ');
  return isSkipped ? { problem: DATE_WORDS.skipped } : checkYear(value);
}
