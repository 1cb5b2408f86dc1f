import { describeType, isRecord, type Report } from '../content/read-values.ts';
import { RecordFields } from '../content/record-fields.ts';
import { readNavigation } from '../navigation/read-navigation.ts';
import { readWords } from '../words/read-words.ts';
import { readOffice } from './read-office.ts';
import {
  EMAIL_RULES,
  type EmailRule,
  ENDED_JOBS_MAX,
  PHONE_RULES,
  type PhoneRule,
  type SiteSettings,
  SOCIAL_PLATFORMS,
} from './settings.ts';

type Social = SiteSettings['socials'][number];

function phoneRuleOf(value: unknown): PhoneRule | null {
  return PHONE_RULES.find((rule) => rule === value) ?? null;
}

function emailRuleOf(value: unknown): EmailRule | null {
  return EMAIL_RULES.find((rule) => rule === value) ?? null;
}

function titlesOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter((title): title is string => typeof title === 'string' && title !== '').slice(0, ENDED_JOBS_MAX);
}

function readSocial(fields: RecordFields): Social | null {
  const [name, url] = [fields.text('platform'), fields.text('url')];
  const platform = SOCIAL_PLATFORMS.find((known) => known === name);
  if (!platform) return fields.refuse('platform: not a known one');
  return url === '' ? fields.refuse('url: missing') : { platform, url };
}

/**
 * Reads a backend's settings tolerantly (reading guide, "One wire contract"): a missing or unreadable field keeps its
 * value in `defaults`, an unreadable office or profile is left out. Problems are reported; nothing throws.
 */
export function readSettings(answer: unknown, defaults: SiteSettings, report: Report = () => {}): SiteSettings {
  if (!isRecord(answer)) {
    report({ at: 'settings', problem: `expected an object, found ${describeType(answer)}` });
    return defaults;
  }
  const fields = new RecordFields(answer, 'settings', report);
  const navigation = fields.record('navigation', readNavigation);
  const words = fields.record('words', readWords);
  const logo_text = fields.text('logo_text', defaults.logo_text);
  const ended_jobs = fields.value('ended_jobs', 'a list of titles', titlesOf, defaults.ended_jobs ?? []);
  return {
    brand_name: fields.text('brand_name', defaults.brand_name),
    legal_name: fields.text('legal_name', defaults.legal_name),
    claim: fields.text('claim', defaults.claim),
    email: fields.text('email', defaults.email),
    phone: fields.text('phone', defaults.phone),
    socials: fields.list('socials', readSocial, defaults.socials),
    offices: fields.list('offices', readOffice, defaults.offices),
    show_language_selector: fields.flag('show_language_selector', defaults.show_language_selector),
    phone_rule: fields.value('phone_rule', PHONE_RULES.join(' or '), phoneRuleOf, defaults.phone_rule),
    email_rule: fields.value('email_rule', EMAIL_RULES.join(' or '), emailRuleOf, defaults.email_rule),
    carousels_autoplay: fields.flag('carousels_autoplay', defaults.carousels_autoplay),
    idempotent_submissions: fields.flag('idempotent_submissions', defaults.idempotent_submissions),
    endpoint_call: fields.text('endpoint_call', defaults.endpoint_call),
    ...(logo_text !== '' && { logo_text }),
    ...(navigation && { navigation }),
    ...(words && { words }),
    ...(ended_jobs.length > 0 && { ended_jobs }),
  };
}
