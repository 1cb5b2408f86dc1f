/** Dates as editors write and read them in the admin; kept as ISO moments. */
import { readDate, readMoment } from '@kontorwerk/contract/content/date-text';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';
import { noon } from '#cms/base/agency-time.ts';
import { READER_LOCALES } from '#cms/base/reader-language.ts';
import { movedToZone } from '#cms/base/wall-time.ts';
import { DATE_WORDS } from './date-words.ts';

/** Whether a field keeps a day, or a moment of the clocks in its zone. */
export type DateKind = 'day' | 'moment';

const DAYS = {
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** A day such as `31.12.2026`; nothing for what is no date. */
export function shownDay(value: string, reader: Language): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return '';
  return new Intl.DateTimeFormat(READER_LOCALES[reader], { ...DAYS[reader], timeZone: 'UTC' }).format(at);
}

/** A moment such as `31.12.2026, 14:30` by the clocks of a zone; nothing for what is no date. */
export function shownMoment(value: string, reader: Language, timeZone: string = AGENCY_TIME_ZONE): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return '';
  return new Intl.DateTimeFormat(READER_LOCALES[reader], { ...DAYS[reader], ...TIME, timeZone }).format(at);
}

/** What was read of a text: an ISO moment, null for an empty one, or why it can't be read. */
export type ReadDate = { readonly value: string | null } | { readonly problem: LocalText };

/** Numbers that are no year of today's calendar are slips of the hand. */
function within(value: string): ReadDate {
  const year = Number(value.slice(0, 4));
  return year >= 1900 && year < 2200 ? { value } : { problem: DATE_WORDS.far };
}

/** Unix time is a backend's, not an editor's. */
const DIGITS = /^\s*\d{9,}\s*$/;

/** Days such as `5/4/2026` are read in the order that is a reader's own; in English there are two. */
function slashes(reader: Language) {
  return reader === 'de' ? 'day first' : null;
}

/** Reads a day as people write it; it is kept as its noon in universal time. */
export function readDay(text: string, reader: Language): ReadDate {
  if (text.trim() === '') return { value: null };
  if (DIGITS.test(text)) return { problem: DATE_WORDS.noDay };
  const day = readDate(text, 'day', slashes(reader));
  if (day) return within(noon(day));
  const isTwo = day === null && Boolean(readDate(text, 'day', 'day first'));
  return { problem: isTwo ? DATE_WORDS.twoDays : DATE_WORDS.noDay };
}

/** `14 Uhr`, `14.30 Uhr` and `2 pm` as `14:00`, `14:30` and `2:00 pm`. */
function withMinutes(text: string): string {
  return text
    .replace(/(\d{1,2})\.(\d\d)(?= ?uhr\b)/i, '$1:$2')
    .replace(/(?<![\d:])(\d{1,2})(?= ?uhr\b| ?[ap]\.?m\b)/i, '$1:00');
}

/** A zone that is said behind a time. */
const SAID_ZONE = /(?:z|utc|gmt|ce?s?t|mes?z|[+-]\d\d:?\d\d)\s*$/i;

/** Reads a day with a time as people write it, by the clocks of a zone where none is said. */
export function readTime(text: string, reader: Language, timeZone: string = AGENCY_TIME_ZONE): ReadDate {
  if (text.trim() === '') return { value: null };
  const written = withMinutes(text);
  // A day by itself would be its noon.
  const moment = /\d:\d\d/.test(written) ? readMoment(written, slashes(reader)) : null;
  if (!moment) return { problem: DATE_WORDS.noMoment };
  if (timeZone === AGENCY_TIME_ZONE || SAID_ZONE.test(text)) return within(moment);
  return within(movedToZone(moment, AGENCY_TIME_ZONE, timeZone));
}
