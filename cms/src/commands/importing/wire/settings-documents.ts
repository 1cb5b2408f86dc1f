import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import type { SiteSetting, WordsGlobal } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { pairText, pairUp } from './pairs.ts';

type InBoth = Readonly<Record<Language, SiteSettings>>;

/** The id of globals, which doesn't matter. */
const ONLY_ONE = 1;

/**
 * Converts the settings to their stored form; map addresses follow from the coordinates. What the backend lacks stays.
 */
export function makeSettingsDocument(settings: InBoth, own: Stored<SiteSetting>): Stored<SiteSetting> {
  const { en, de } = settings;
  const said = <F extends 'brand_name' | 'legal_name' | 'claim'>(field: F) =>
    en[field] || de[field] ? pairText(settings, field) : own[field];
  const offices = pairUp(en.offices, de.offices, { idOf: ({ code }) => code, kindOf: () => '' });
  return {
    id: ONLY_ONE,
    brand_name: said('brand_name') ?? '',
    legal_name: said('legal_name'),
    claim: said('claim'),
    email: en.email || own.email,
    phone: en.phone || own.phone,
    socials: en.socials.length > 0 ? en.socials.map(({ platform, url }) => ({ platform, url })) : own.socials,
    offices:
      offices.pairs.length === 0
        ? own.offices
        : offices.pairs.map((office) => ({
            code: office.en.code,
            city: pairText(office, 'city'),
            address: pairText(office, 'address'),
            phone: office.en.phone,
            time_zone: office.en.time_zone,
            opens: office.en.opens,
            closes: office.en.closes,
            workdays: office.en.workdays.map(String).filter(isWorkday),
            latitude: office.en.latitude,
            longitude: office.en.longitude,
          })),
    show_language_selector: en.show_language_selector,
    phone_rule: en.phone_rule,
    email_rule: en.email_rule,
    carousels_autoplay: en.carousels_autoplay,
  };
}

const WORKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

function isWorkday(day: string): day is (typeof WORKDAYS)[number] {
  return WORKDAYS.some((known) => known === day);
}

function readOwnWord(settings: SiteSettings, group: string, name: string): string {
  const words: unknown = settings.words;
  const own = isRecord(words) ? words[group] : undefined;
  const word = isRecord(own) ? own[name] : undefined;
  return typeof word === 'string' ? word : '';
}

/** Returns the words around the content: the backend's own, or else the standard ones. */
export function makeWordsDocument({ en, de }: InBoth): Stored<WordsGlobal> {
  const groups = Object.entries(STANDARD_WORDS).map(([group, standard]) => {
    const words = Object.entries(standard).map(([name, text]) => [
      name,
      { en: readOwnWord(en, group, name) || text.en, de: readOwnWord(de, group, name) || text.de },
    ]);
    return [group, Object.fromEntries(words)];
  });
  return { id: ONLY_ONE, _status: 'published', ...Object.fromEntries(groups) };
}
