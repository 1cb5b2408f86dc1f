import type { Language } from '@kontorwerk/contract/languages';
import { mapEmbed, mapLink } from '@kontorwerk/contract/office-map';
import { type Office, PHONE_RULES, type SiteSettings, SOCIAL_PLATFORMS } from '@kontorwerk/contract/settings';
import type { Doc } from './parts.ts';
import { localText, plain, rows } from './read.ts';

function coordinate(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** An office as the site shows it; its map addresses follow from its coordinates. */
export function officeOf(row: Doc, language: Language): Office {
  const latitude = coordinate(row.latitude);
  const longitude = coordinate(row.longitude);
  return {
    code: plain(row.code),
    city: localText(row.city, language),
    address: localText(row.address, language),
    phone: plain(row.phone),
    time_zone: plain(row.time_zone),
    opens: plain(row.opens),
    closes: plain(row.closes),
    workdays: Array.isArray(row.workdays) ? row.workdays.map(Number).sort() : [],
    latitude,
    longitude,
    map_link: mapLink({ latitude, longitude }),
    map_embed: mapEmbed({ latitude, longitude }),
  };
}

/** The site's settings in a language, without `endpoint_call`, which follows from them. */
export function settingsOf(doc: Doc, language: Language): Omit<SiteSettings, 'endpoint_call'> {
  return {
    brand_name: localText(doc.brand_name, language),
    legal_name: localText(doc.legal_name, language),
    claim: localText(doc.claim, language),
    email: plain(doc.email),
    phone: plain(doc.phone),
    socials: rows(doc.socials).flatMap((row) => {
      const platform = SOCIAL_PLATFORMS.find((known) => known === row.platform);
      return platform ? [{ platform, url: plain(row.url) }] : [];
    }),
    offices: rows(doc.offices).map((row) => officeOf(row, language)),
    show_language_selector: doc.show_language_selector === true,
    phone_rule: PHONE_RULES.find((rule) => rule === doc.phone_rule) ?? 'indian',
  };
}
