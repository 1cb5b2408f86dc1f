import * as v from 'valibot';
import { PHONE_RULES, type SiteSettings, SOCIAL_PLATFORMS } from './settings.ts';

const text = v.fallback(v.string(), '');
const time = v.fallback(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)), '09:00');
const number = v.fallback(v.number(), 0);

const officeSchema = v.object({
  code: text,
  city: v.string(),
  address: text,
  phone: text,
  time_zone: v.string(),
  opens: time,
  closes: time,
  workdays: v.fallback(v.array(v.number()), [1, 2, 3, 4, 5]),
  latitude: number,
  longitude: number,
  map_link: text,
  map_embed: text,
});

/**
 * Reads a backend's settings; a field that is missing or unreadable keeps the value it has in `defaults`.
 * Never throws.
 */
export function readSettings(answer: unknown, defaults: SiteSettings): SiteSettings {
  const schema = v.object({
    brand_name: v.fallback(v.string(), defaults.brand_name),
    legal_name: v.fallback(v.string(), defaults.legal_name),
    claim: v.fallback(v.string(), defaults.claim),
    email: v.fallback(v.string(), defaults.email),
    phone: v.fallback(v.string(), defaults.phone),
    socials: v.fallback(v.array(v.object({ platform: v.picklist(SOCIAL_PLATFORMS), url: v.string() })), [
      ...defaults.socials,
    ]),
    offices: v.fallback(v.array(officeSchema), () =>
      defaults.offices.map((office) => ({ ...office, workdays: [...office.workdays] })),
    ),
    show_language_selector: v.fallback(v.boolean(), defaults.show_language_selector),
    phone_rule: v.fallback(v.picklist(PHONE_RULES), defaults.phone_rule),
    endpoint_call: v.fallback(v.string(), defaults.endpoint_call),
  });
  const read = v.safeParse(schema, answer);
  return read.success ? read.output : defaults;
}
