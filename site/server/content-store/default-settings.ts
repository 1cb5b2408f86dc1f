import type { Language } from '@kontorwerk/contract/languages';
import { mapAt } from '@kontorwerk/contract/settings/map-address';
import { type Office, USUAL_HOURS } from '@kontorwerk/contract/settings/office';
import { mapEmbed, mapLink } from '@kontorwerk/contract/settings/office-map';
import { DEFAULT_SETTINGS, type SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { OfficeFacts, SiteFacts } from '../base/site-facts.ts';

/** The name of a site that has none. */
const FALLBACK_NAME = 'Website';

/** Returns the host as the site's name; a neutral word for this machine or an IP address. */
function hostBrand(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  // `URL` normalises IP addresses, whatever was typed.
  const isNumber = /^\[|^\d+(?:\.\d+){3}$/.test(host);
  return isNumber || host === 'localhost' || host.endsWith('.localhost') ? FALLBACK_NAME : host;
}

/**
 * Returns the settings until a backend sends any: the brand is the host of the site's address, and nothing is said
 * about the agency.
 */
export function buildDefaultSettings(publicUrl: string): SiteSettings {
  const brand = hostBrand(publicUrl);
  return { ...DEFAULT_SETTINGS, brand_name: brand, legal_name: brand };
}

function officeOf(facts: OfficeFacts, language: Language): Office {
  const { latitude, longitude } = facts;
  const named = facts.map_link === undefined ? null : mapAt(facts.map_link);
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : (named?.place ?? null);
  const lines = [facts.address?.[language], facts.country?.[language]].filter((line) => line);
  return {
    code: facts.code ?? '',
    city: facts.city[language],
    address: lines.join('\n'),
    phone: facts.phone ?? '',
    time_zone: facts.time_zone ?? '',
    opens: facts.opens ?? USUAL_HOURS.opens,
    closes: facts.closes ?? USUAL_HOURS.closes,
    workdays: facts.workdays ?? USUAL_HOURS.workdays,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    map_link: facts.map_link ?? (place ? mapLink(place) : ''),
    map_embed: place ? mapEmbed(place) : (named?.embed ?? ''),
  };
}

/**
 * Returns the settings from an operator's facts, for the fields that a backend leaves out; the name is empty if they
 * have none.
 */
export function buildFactSettings(facts: SiteFacts, language: Language): SiteSettings {
  const say = (text: SiteFacts['name']) => text?.[language] ?? '';
  const logo_text = say(facts.logo_text);
  return {
    ...DEFAULT_SETTINGS,
    brand_name: say(facts.name),
    legal_name: say(facts.legal_name),
    claim: say(facts.claim),
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    socials: facts.socials ?? [],
    offices: (facts.offices ?? []).map((office) => officeOf(office, language)),
    ...(logo_text !== '' && { logo_text }),
  };
}
