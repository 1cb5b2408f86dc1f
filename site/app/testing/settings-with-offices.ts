import type { Language } from '@kontorwerk/contract/languages';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import { offices } from '../../../content/brand.ts';
import { siteData } from './site-data.ts';

/** The settings of a site with the four offices of the sample content; their maps are pages that no host is asked for. */
export function settingsWithOffices(language: Language): SiteSettings {
  return {
    ...siteData(language).settings,
    offices: offices.map((office) => ({
      ...office,
      city: office.city[language],
      address: office.address[language],
      map_link: `https://maps.example/${office.code}`,
      map_embed: `data:text/html,${office.code}`,
    })),
  };
}
