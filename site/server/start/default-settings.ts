import type { Language } from '@kontorwerk/contract/languages';
import { mapEmbed, mapLink } from '@kontorwerk/contract/office-map';
import type { Office, SiteSettings } from '@kontorwerk/contract/settings';
import { brand, offices, type SampleOffice } from '../../../content/brand.ts';

function officeIn(language: Language, office: SampleOffice): Office {
  return {
    ...office,
    city: office.city[language],
    address: office.address[language],
    map_link: mapLink(office),
    map_embed: mapEmbed(office),
  };
}

function settingsIn(language: Language): SiteSettings {
  return {
    brand_name: brand.name,
    legal_name: brand.legal_name,
    claim: brand.claim[language],
    email: brand.email,
    phone: brand.phone,
    socials: brand.socials,
    offices: offices.map((office) => officeIn(language, office)),
    show_language_selector: false,
    phone_rule: 'indian',
    endpoint_call: '',
  };
}

/** The settings that hold as long as a backend names no others. */
export const DEFAULT_SETTINGS: { readonly [L in Language]: SiteSettings } = {
  en: settingsIn('en'),
  de: settingsIn('de'),
};
