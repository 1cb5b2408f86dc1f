import type { Language } from '@kontorwerk/contract/languages';
import { mapEmbed, mapLink } from '@kontorwerk/contract/settings/office-map';
import type { Office, SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { SiteSetting } from '#cms/base/payload-types.ts';
import { readText, type Stored, textIn } from '#cms/kit/stored-values.ts';

/** Maps the offices for the site; their map links follow from their coordinates. */
export function officesOf({ offices }: Stored<SiteSetting>, language: Language): readonly Office[] {
  return (offices ?? []).map(({ latitude, longitude, ...office }) => ({
    code: readText(office.code),
    city: textIn(language, office.city),
    address: textIn(language, office.address),
    phone: readText(office.phone),
    time_zone: readText(office.time_zone),
    opens: readText(office.opens),
    closes: readText(office.closes),
    workdays: (office.workdays ?? []).map(Number).sort(),
    latitude,
    longitude,
    map_link: mapLink({ latitude, longitude }),
    map_embed: mapEmbed({ latitude, longitude }),
  }));
}

/** Maps the site's settings in a language, without `endpoint_call`, which follows from them. */
export function settingsOf(stored: Stored<SiteSetting>, language: Language): Omit<SiteSettings, 'endpoint_call'> {
  return {
    brand_name: textIn(language, stored.brand_name),
    legal_name: textIn(language, stored.legal_name),
    claim: textIn(language, stored.claim),
    email: readText(stored.email),
    phone: readText(stored.phone),
    socials: (stored.socials ?? []).map(({ platform, url }) => ({ platform, url: readText(url) })),
    offices: officesOf(stored, language),
    show_language_selector: stored.show_language_selector ?? false,
    phone_rule: stored.phone_rule,
    email_rule: stored.email_rule,
    carousels_autoplay: stored.carousels_autoplay ?? true,
    idempotent_submissions: true,
  };
}
