import * as v from 'valibot';
import type { Report } from './content/read-entries.ts';
import { type Office, PHONE_RULES, type SiteSettings, SOCIAL_PLATFORMS } from './settings.ts';

type Untrusted = { readonly [field: string]: unknown };
type Read = <T>(field: string, schema: v.GenericSchema<unknown, T>, otherwise: T) => T;

/** PHP writes numbers for what an editor typed as text, and texts for numbers. */
const text = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String));
const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1', 'false', 'true']),
    v.transform((value) => [1, '1', 'true'].includes(value)),
  ),
]);
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const workdays = v.array(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(7)));
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const timeZone = v.pipe(filled, v.check(isTimeZone, 'not a time zone'));
const socialSchema = v.object({ platform: v.picklist(SOCIAL_PLATFORMS), url: v.string() });
/** Without these an office can't be shown. */
const officeSchema = v.object({ city: filled, time_zone: timeZone });

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also WordPress's words for it. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false;
}

function problemOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const field = v.getDotPath(issue);
  return field === null ? issue.message : `${field}: ${issue.message}`;
}

/** Reads a record's fields one by one; one that is missing or, which is reported, unreadable is as `otherwise` says. */
function fieldsOf(record: Untrusted, at: string, report: Report): Read {
  return (field, schema, otherwise) => {
    const read = v.safeParse(schema, record[field]);
    if (read.success) return read.output;
    if (!isNothing(record[field])) report({ at: `${at}.${field}`, problem: problemOf(read.issues) });
    return otherwise;
  };
}

/**
 * Reads a list item by item; what can't be read is dropped and reported. A list that is missing, or of which
 * nothing can be read, is as `otherwise` says. PHP turns a list with gaps into an object; its values are the list.
 */
function readItems<S extends v.GenericSchema, T>(
  value: unknown,
  { at, schema, otherwise, report }: { at: string; schema: S; otherwise: readonly T[]; report: Report },
  read: (readable: v.InferOutput<S>, item: Untrusted, at: string) => T,
): readonly T[] {
  if (isNothing(value)) return otherwise;
  if (!Array.isArray(value) && !isRecord(value)) {
    report({ at, problem: `expected a list, found ${typeof value}` });
    return otherwise;
  }
  const items: readonly unknown[] = Object.values(value);
  const readable = items.flatMap((item, index) => {
    const place = `${at}[${index}]`;
    const checked = v.safeParse(schema, item);
    if (checked.success && isRecord(item)) return [read(checked.output, item, place)];
    report({ at: place, problem: checked.issues ? problemOf(checked.issues) : 'expected an object' });
    return [];
  });
  return readable.length === 0 && items.length > 0 ? otherwise : readable;
}

function officeOf(must: v.InferOutput<typeof officeSchema>, read: Read): Office {
  return {
    ...must,
    code: read('code', text, ''),
    address: read('address', text, ''),
    phone: read('phone', text, ''),
    opens: read('opens', time, '09:00'),
    closes: read('closes', time, '18:00'),
    workdays: read('workdays', workdays, [1, 2, 3, 4, 5]),
    latitude: read('latitude', number, 0),
    longitude: read('longitude', number, 0),
    map_link: read('map_link', text, ''),
    map_embed: read('map_embed', text, ''),
  };
}

/**
 * Reads a backend's settings tolerantly (reading guide, "One wire contract"): a field that is missing or unreadable
 * keeps the value it has in `defaults`, an office or a profile that can't be read is left out. What can't be read is
 * reported; nothing throws.
 */
export function readSettings(answer: unknown, defaults: SiteSettings, report: Report = () => {}): SiteSettings {
  if (!isRecord(answer)) {
    report({ at: 'settings', problem: 'expected an object' });
    return defaults;
  }
  const read = fieldsOf(answer, 'settings', report);
  const socials = { at: 'settings.socials', schema: socialSchema, otherwise: defaults.socials, report };
  const offices = { at: 'settings.offices', schema: officeSchema, otherwise: defaults.offices, report };
  return {
    brand_name: read('brand_name', text, defaults.brand_name),
    legal_name: read('legal_name', text, defaults.legal_name),
    claim: read('claim', text, defaults.claim),
    email: read('email', text, defaults.email),
    phone: read('phone', text, defaults.phone),
    socials: readItems(answer.socials, socials, (social) => social),
    offices: readItems(answer.offices, offices, (must, office, at) => officeOf(must, fieldsOf(office, at, report))),
    show_language_selector: read('show_language_selector', flag, defaults.show_language_selector),
    phone_rule: read('phone_rule', v.picklist(PHONE_RULES), defaults.phone_rule),
    endpoint_call: read('endpoint_call', text, defaults.endpoint_call),
  };
}
