import { AGENCY_TIME_ZONE } from '../settings/time-zone.ts';

/** The precision with which a field shows a date: a project its year, a certificate its month, a post its day. */
export type DatePrecision = 'day' | 'month' | 'year';

/** The order of day and month in `05/04/2024`: WordPress offers `d/m/Y` and `m/d/Y`. */
export type SlashOrder = 'day first' | 'month first';

/** A date as precise as its text; `moment` is in milliseconds, null without a time zone. */
type ParsedDate = {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly clock: string | null;
  readonly moment: number | null;
};

/** The parts of a date as written, not yet checked against the calendar. */
type WrittenDay = { readonly year: string; readonly month?: string | number; readonly day?: string };

/** The longest text that is parsed, in characters. */
const LONGEST = 60;

/** Month names and their abbreviations, in English and German; `ä` may be written `ae` or left out. */
const MONTH_NAMES = [
  /^jan(?:uary|uar)?$|^j(?:ä|ae)n(?:ner)?$/,
  /^feb(?:ruary|ruar)?$/,
  /^mar(?:ch)?$|^m(?:ä|ae)r(?:z)?$|^mrz$/,
  /^apr(?:il)?$/,
  /^ma[yi]$/,
  /^jun[ei]?$/,
  /^jul[yi]?$/,
  /^aug(?:ust)?$/,
  /^sept?(?:ember)?$/,
  /^o[ck]t(?:ober)?$/,
  /^nov(?:ember)?$/,
  /^de[cz](?:ember)?$/,
];

const WEEKDAY =
  /^(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)\.?(?:, ?| )/;

/** A time after a day, with its zone; white space is already normalised to single spaces. */
const CLOCK =
  /(?:t|,? (?:[-–|@] )?(?:at |um )?)(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d{1,9})?))? ?(am|pm|a\.m\.|p\.m\.|uhr)? ?(z|utc|gmt|cet|cest|mez|mesz)?([+-]\d\d:?\d\d)?$/;

/** A day and a time as digits only (`YmdHi`, `YmdHis`). */
const DIGITS_ALONE = /^(\d{8})(\d\d)(\d\d)(\d\d)?$/;

/** The agency's own time zones: a time in them is treated as one without a zone. */
const AGENCY_ZONES = ['cet', 'cest', 'mez', 'mesz'];

const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE });
const CLOCK_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Normalises case and white space for comparison. */
function normalise(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function monthOf(name: string): number | null {
  const at = MONTH_NAMES.findIndex((pattern) => pattern.test(name));
  return at === -1 ? null : at + 1;
}

/** Two-digit years are 1970 to 2069. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** Whether the day exists in the calendar. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;

/**
 * Parses `05/04/2024` in the known order, else in the only one that is a valid date; null if both are. With hyphens the
 * day comes first, as PHP reads it, if that is a valid date.
 */
function slashedDay(text: string, slashes: SlashOrder | null): WrittenDay | null {
  const [, first, sign, second, year] = SLASHED.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  const order = sign === '-' ? (orderIn(first, second) ?? 'day first') : (slashes ?? orderIn(first, second));
  if (order === null && first !== second) return null;
  return order === 'month first' ? { year, month: first, day: second } : { year, month: second, day: first };
}

function orderIn(first: string, second: string): SlashOrder | null {
  if (Number(first) > 12) return 'day first';
  return Number(second) > 12 ? 'month first' : null;
}

/** All-numeric formats, the most precise first. */
const NUMERIC: readonly RegExp[] = [
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<year>\d{4})$/,
];

/** Formats with a month name, in English and German. */
const NAMED: readonly RegExp[] = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: ?of | ?-? ?)(?<month>[a-zä]{3,9})(?:\.?,? ?|-)(?<year>\d{4})$/,
  /^(?<month>[a-zä]{3,9})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<year>\d{4})[ -](?<month>[a-zä]{3,9})[ -](?<day>\d{1,2})$/,
  /^(?<month>[a-zä]{3,9})\.?,? (?<year>\d{4})$/,
];

function writtenDay(text: string, slashes: SlashOrder | null): WrittenDay | null {
  for (const pattern of NUMERIC) {
    const { year, month, day } = pattern.exec(text)?.groups ?? {};
    if (year !== undefined) return { year, ...(month && { month }), ...(day && { day }) };
  }
  for (const pattern of NAMED) {
    const { year, month: name = '', day } = pattern.exec(text)?.groups ?? {};
    const month = monthOf(name);
    if (year !== undefined && month !== null) return { year, month, ...(day && { day }) };
  }
  return slashedDay(text, slashes);
}

/** Converts `3:15 pm` to `15:15:00`, keeping fractions of a second; null for an invalid time. */
function clockOf(hours: string, minutes: string, seconds: string, half: string): string | null {
  const isHalved = /^[ap]/.test(half);
  const hour = isHalved ? (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hours);
  const isClock = Number(minutes) < 60 && Number(seconds) < 60 && (isHalved ? Number(hours) <= 12 : hour < 24);
  return isClock ? `${String(hour).padStart(2, '0')}:${minutes}:${seconds}` : null;
}

/** The largest UTC offset, in minutes (14 hours, on the Line Islands). */
const MOST_OFFSET = 14 * 60;

/** The minutes that an offset such as `+05:30` is ahead of UTC; null for an invalid one. */
function offsetMinutes(offset: string): number | null {
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  const ahead = hours * 60 + minutes;
  if (minutes > 59 || ahead > MOST_OFFSET) return null;
  return offset.startsWith('-') ? -ahead : ahead;
}

/** Parses Unix time in seconds or milliseconds; twelve digits are a day and a time instead. */
function unixMoment(text: string): number | null {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  return /^\d{13}$/.test(text) ? Number(text) : null;
}

function ofMoment(moment: number): ParsedDate {
  const [year = 0, month = 0, day = 0] = DAY_FORMAT.format(moment).split('-').map(Number);
  return { year, month, day, clock: null, moment };
}

/** Parses a date as people and WordPress write it; null if it is invalid or ambiguous. */
function parse(text: string, slashes: SlashOrder | null): ParsedDate | null {
  if (text.length > LONGEST) return null;
  const normalised = normalise(text)
    .replace(WEEKDAY, '')
    .replace(
      DIGITS_ALONE,
      (_, day: string, hours: string, minutes: string, seconds = '00') => `${day} ${hours}:${minutes}:${seconds}`,
    );
  const unix = unixMoment(normalised);
  if (unix !== null) return ofMoment(unix);
  const time = CLOCK.exec(normalised);
  const written = writtenDay(time ? normalised.slice(0, time.index) : normalised, slashes);
  if (written === null) return null;
  const year = yearOf(written.year);
  const [month, day] = [written.month, written.day].map((part) => (part === undefined ? null : Number(part)));
  if (!isDay(year, month ?? 1, day ?? 1)) return null;
  const parsed = { year, month: month ?? null, day: day ?? null };
  if (!time) return { ...parsed, clock: null, moment: null };
  const [, hours = '', minutes = '', seconds = '00', half = '', zone = '', offset = ''] = time;
  const clock = clockOf(hours, minutes, seconds, half);
  if (clock === null || parsed.day === null) return null;
  const isLocal = offset === '' && (zone === '' || AGENCY_ZONES.includes(zone));
  if (isLocal) return { ...parsed, clock, moment: null };
  const ahead = offset === '' ? 0 : offsetMinutes(offset);
  return ahead === null ? null : ofMoment(Date.parse(`${isoDay(parsed)}T${clock}Z`) - ahead * 60_000);
}

function isoDay({ year, month, day }: Pick<ParsedDate, 'year' | 'month' | 'day'>): string {
  const parts = [String(year).padStart(4, '0'), ...[month, day].flatMap((part) => part ?? [])];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Only zeros, MySQL's empty date, or the year that PHP makes of that. */
const NO_DATE = /^[0\s./:t–-]*$|-0001\b/;

/** Whether a text is a backend's empty date. */
function isNoDate(text: string): boolean {
  return text.length <= LONGEST && NO_DATE.test(normalise(text));
}

/**
 * Parses a date to an ISO date (`2024-05-03`; `2024` or `2024-05` where a year is shown): dates, times and Unix time as
 * WordPress writes them, month names in English and German. Empty for an empty date, null for an unreadable one; a
 * moment becomes its day in the agency's time zone.
 */
export function readDate(
  text: string,
  precision: DatePrecision = 'day',
  slashes: SlashOrder | null = null,
): string | null {
  if (isNoDate(text)) return '';
  const parsed = parse(text, slashes);
  if (parsed === null) return null;
  if (parsed.day !== null || precision === 'year') return isoDay(parsed);
  return precision === 'month' && parsed.month !== null ? isoDay({ ...parsed, day: 1 }) : null;
}

/**
 * Parses a moment to an ISO moment in UTC. A time without a zone is the agency's local time, a day alone is its noon in
 * UTC; empty and null as in `readDate`.
 */
export function readMoment(text: string, slashes: SlashOrder | null = null): string | null {
  if (isNoDate(text)) return '';
  const parsed = parse(text, slashes);
  if (parsed === null || parsed.day === null) return null;
  if (parsed.moment !== null) return new Date(parsed.moment).toISOString();
  if (parsed.clock === null) return `${isoDay(parsed)}T12:00:00.000Z`;
  return new Date(agencyInstant(`${isoDay(parsed)}T${parsed.clock}Z`)).toISOString();
}

/** The agency's UTC offset, in milliseconds. */
function agencyOffset(instant: number): number {
  return Date.parse(`${CLOCK_FORMAT.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Converts the agency's local time, written as if in UTC, to an instant. */
function agencyInstant(time: string): number {
  const asUniversal = Date.parse(time);
  return asUniversal - agencyOffset(asUniversal - agencyOffset(asUniversal));
}

/**
 * Infers the order of day and month from the dates of one backend, which all have one format: a part above 12 is the
 * day. Null if no date reveals it, or if they disagree.
 */
export function inferSlashOrder(texts: Iterable<string>): SlashOrder | null {
  const orders = new Set<SlashOrder>();
  for (const text of texts) {
    const [, first, second] = text.length > LONGEST ? [] : (/^\s*(\d{1,2})\/(\d{1,2})\/\d{4}\b/.exec(text) ?? []);
    const order = first !== undefined && second !== undefined ? orderIn(first, second) : null;
    if (order !== null) orders.add(order);
  }
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}
