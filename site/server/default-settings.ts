import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Office, SiteSettings } from '@kontorwerk/contract/settings';
import { brand, offices, type SampleOffice } from '../../content/brand.ts';

/** Half the height and width of the map shown around an office, in degrees. */
const AROUND = { latitude: 0.004, longitude: 0.008 };

function officeIn(language: Language, office: SampleOffice): Office {
  const { latitude, longitude } = office;
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const marker = `${latitude},${longitude}`;
  return {
    ...office,
    city: office.city[language],
    address: office.address[language],
    map_link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    map_embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((degrees) => degrees.toFixed(4)).join(',')}&marker=${marker}`,
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
export const DEFAULT_SETTINGS = Object.fromEntries(LANGUAGES.map((language) => [language, settingsIn(language)])) as {
  readonly [L in Language]: SiteSettings;
};
