import { readFileSync, statSync } from 'node:fs';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { SOCIAL_PLATFORMS } from '@kontorwerk/contract/settings/settings';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import * as v from 'valibot';
import { reasonOf } from './log.ts';

/** The largest file of facts, in bytes: it is written by hand, so a larger one is the wrong file. */
const FILE_MAX = 1024 * 1024;

/** The most characters of a text. */
const TEXT_MAX = 500;

const plain = v.pipe(v.string('must be a text'), v.maxLength(TEXT_MAX, `must have at most ${TEXT_MAX} characters`));

const KINDS_OF_TEXT = 'must be a text, or one for each language: {"en": "…", "de": "…"}';

/** One text for both languages, or one for each. */
const text = v.pipe(
  v.union([plain, v.strictObject({ en: plain, de: plain })], KINDS_OF_TEXT),
  v.transform((said): Readonly<Record<Language, string>> => (typeof said === 'string' ? { en: said, de: said } : said)),
);

const address = v.pipe(
  plain,
  v.check(
    (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
    'must be an address that starts with http:// or https://',
  ),
);

const time = v.pipe(plain, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00'));

const day = v.pipe(
  v.number('must be a day from 1, Monday, to 7'),
  v.check((number) => Number.isInteger(number) && number >= 1 && number <= 7, 'must be a day from 1, Monday, to 7'),
);

const degrees = (most: number) =>
  v.pipe(
    v.number(`must be degrees from -${most} to ${most}`),
    v.check((number) => Math.abs(number) <= most, `must be degrees from -${most} to ${most}`),
  );

function record<E extends v.ObjectEntries>(entries: E) {
  return v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return 'is nothing that this file may say';
    // Valibot names a missing entry as expected, in quotation marks.
    return expected?.startsWith('"') ? 'must be there' : 'must be an object';
  });
}

const office = record({
  city: text,
  country: v.optional(text),
  address: v.optional(text),
  phone: v.optional(plain),
  time_zone: v.optional(v.pipe(plain, v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'))),
  /** A short name, such as MUC. */
  code: v.optional(plain),
  map_link: v.optional(address),
  latitude: v.optional(degrees(90)),
  longitude: v.optional(degrees(180)),
  opens: v.optional(time),
  closes: v.optional(time),
  workdays: v.optional(v.array(day, 'must be a list of days from 1, Monday, to 7')),
});

const social = record({
  platform: v.picklist(SOCIAL_PLATFORMS, `must be one of ${SOCIAL_PLATFORMS.join(', ')}`),
  url: address,
});

const schema = record({
  name: v.optional(text),
  logo_text: v.optional(text),
  legal_name: v.optional(text),
  claim: v.optional(text),
  email: v.optional(v.pipe(plain, v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'))),
  phone: v.optional(plain),
  socials: v.optional(v.array(social, 'must be a list')),
  offices: v.optional(v.array(office, 'must be a list')),
});

/** An operator's facts about the agency, for a backend that has no endpoint for them. */
export type SiteFacts = v.InferOutput<typeof schema>;
export type OfficeFacts = v.InferOutput<typeof office>;

type Read = { readonly facts: SiteFacts } | { readonly faults: readonly string[] };

/** Returns the path of a fault within the file. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  const last = issue.path?.at(-1)?.key;
  const isOneLanguage = isLanguage(last) && issue.kind === 'schema';
  return place === null ? '' : `${isOneLanguage ? place.replace(/\.\w+$/, '') : place} `;
}

function readJson(file: string): { readonly json: unknown } | { readonly fault: string } {
  try {
    if (statSync(file).size > FILE_MAX) return { fault: `${file} is larger than ${FILE_MAX} bytes` };
    // Editors on Windows put a byte order mark at the start.
    return { json: JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) };
  } catch (error) {
    return { fault: `${file} can't be read: ${reasonOf(error)}` };
  }
}

/** Reads the file of facts; if it is unusable, returns one line for each fault. */
export function readSiteFacts(file: string): Read {
  const found = readJson(file);
  if ('fault' in found) return { faults: [found.fault] };
  if (!isRecord(found.json)) return { faults: [`${file}: must be an object`] };
  const read = v.safeParse(schema, found.json);
  if (read.success) return { facts: read.output };
  return { faults: read.issues.map((issue) => `${file}: ${placeOf(issue)}${issue.message}`) };
}
