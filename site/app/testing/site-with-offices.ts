import type { Language } from '@kontorwerk/contract/languages';
import type { SiteData } from '#app/base/site-data.ts';
import { findZones } from '#app/base/zone-times.ts';
import { offices } from '../../../content/brand.ts';
import { buildSiteData } from './site-data.ts';

/** Site data with the four offices of the sample content; their maps are local pages, so no host is contacted. */
export function siteWithOffices(language: Language): Pick<SiteData, 'settings' | 'zones'> {
  return {
    settings: {
      ...buildSiteData(language).settings,
      offices: offices.map((office) => ({
        ...office,
        city: office.city[language],
        address: office.address[language],
        map_link: `https://maps.example/${office.code}`,
        map_embed: `data:text/html,${office.code}`,
      })),
    },
    zones: findZones(offices, language, 2026),
  };
}
