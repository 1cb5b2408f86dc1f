import {
  isNothing,
  isRecord,
  kindOf,
  type Report,
  readRecords,
  readText,
  type Untrusted,
} from './content/read-values.ts';
import { readOffice } from './read-office.ts';
import { PHONE_RULES, type PhoneRule, type SiteSettings, SOCIAL_PLATFORMS } from './settings.ts';

type Social = SiteSettings['socials'][number];
type Read<T> = (record: Untrusted, at: string, report: Report) => T | null;

/** PHP has numbers and texts for a flag. */
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);
const RULES: ReadonlyMap<unknown, PhoneRule> = new Map(PHONE_RULES.map((rule) => [rule, rule]));

function readSocial(record: Untrusted, at: string, report: Report): Social | null {
  const platform = SOCIAL_PLATFORMS.find((known) => known === record.platform);
  if (platform && typeof record.url === 'string') return { platform, url: record.url };
  report({ at, problem: platform ? 'url: expected a text' : 'platform: not a known one' });
  return null;
}

/** A list that is missing, or of which nothing can be read, is as `otherwise` says; an empty one is a list. */
function readListOr<T>(value: unknown, otherwise: readonly T[], at: string, report: Report, read: Read<T>) {
  if (isNothing(value)) return otherwise;
  const items = readRecords(value, at, report, read);
  const isEmpty = (Array.isArray(value) || isRecord(value)) && Object.keys(value).length === 0;
  return items.length > 0 || isEmpty ? items : otherwise;
}

/**
 * Reads a backend's settings tolerantly (reading guide, "One wire contract"): a field that is missing or unreadable
 * keeps the value it has in `defaults`, an office or a profile that can't be read is left out. What can't be read is
 * reported; nothing throws.
 */
export function readSettings(answer: unknown, defaults: SiteSettings, report: Report = () => {}): SiteSettings {
  if (!isRecord(answer)) {
    report({ at: 'settings', problem: `expected an object, found ${kindOf(answer)}` });
    return defaults;
  }
  const text = (field: 'brand_name' | 'legal_name' | 'claim' | 'email' | 'phone' | 'endpoint_call'): string => {
    const read = readText(answer[field], `settings.${field}`, report);
    return read === '' && answer[field] !== '' ? defaults[field] : read;
  };
  const known = <T>(field: string, values: ReadonlyMap<unknown, T>, otherwise: T): T => {
    const value = answer[field];
    if (!values.has(value) && !isNothing(value)) {
      report({ at: `settings.${field}`, problem: `expected one of ${[...values.keys()].join(', ')}` });
    }
    return values.get(value) ?? otherwise;
  };
  return {
    brand_name: text('brand_name'),
    legal_name: text('legal_name'),
    claim: text('claim'),
    email: text('email'),
    phone: text('phone'),
    socials: readListOr(answer.socials, defaults.socials, 'settings.socials', report, readSocial),
    offices: readListOr(answer.offices, defaults.offices, 'settings.offices', report, readOffice),
    show_language_selector: known('show_language_selector', FLAGS, defaults.show_language_selector),
    phone_rule: known('phone_rule', RULES, defaults.phone_rule),
    endpoint_call: text('endpoint_call'),
  };
}
