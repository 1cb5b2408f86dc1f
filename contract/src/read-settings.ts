import { isRecord, kindOf, type Report } from './content/read-values.ts';
import { RecordFields } from './content/record-fields.ts';
import { readOffice } from './read-office.ts';
import { PHONE_RULES, type SiteSettings, SOCIAL_PLATFORMS } from './settings.ts';

type Social = SiteSettings['socials'][number];

/** What stands for each value of a setting on the wire; PHP has numbers and texts for a flag. */
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
const RULES = new Map<unknown, SiteSettings['phone_rule']>(PHONE_RULES.map((rule) => [rule, rule]));

function readSocial(fields: RecordFields): Social | null {
  const [name, url] = [fields.text('platform'), fields.text('url')];
  const platform = SOCIAL_PLATFORMS.find((known) => known === name);
  if (!platform) return fields.refuse('platform: not a known one');
  return url === '' ? fields.refuse('url: missing') : { platform, url };
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
  const fields = new RecordFields(answer, 'settings', report);
  const known = <T>(name: string, values: ReadonlyMap<unknown, T>, otherwise: T): T =>
    fields.value(name, `one of ${[...values.keys()].join(', ')}`, (value) => values.get(value) ?? null, otherwise);
  return {
    brand_name: fields.text('brand_name', defaults.brand_name),
    legal_name: fields.text('legal_name', defaults.legal_name),
    claim: fields.text('claim', defaults.claim),
    email: fields.text('email', defaults.email),
    phone: fields.text('phone', defaults.phone),
    socials: fields.list('socials', readSocial, defaults.socials),
    offices: fields.list('offices', readOffice, defaults.offices),
    show_language_selector: known('show_language_selector', FLAGS, defaults.show_language_selector),
    phone_rule: known('phone_rule', RULES, defaults.phone_rule),
    endpoint_call: fields.text('endpoint_call', defaults.endpoint_call),
  };
}
