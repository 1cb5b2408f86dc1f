import type { Language } from '@kontorwerk/contract/languages';
import type { SiteData } from '#app/base/site-data.ts';
import { createBlankContactForm } from '#app/content/footer-section.ts';
import { buildSiteLinks } from '#app/shell/site-links.ts';
import { buildDefaultSettings } from '../../server/content-store/default-settings.ts';

/** Returns the site data of a backend that sends no settings. */
export function buildSiteData(language: Language): SiteData {
  return {
    settings: buildDefaultSettings(location.origin),
    zones: {},
    token: 'our-token',
    publicUrl: location.origin,
    links: buildSiteLinks({ language, settings: {}, entries: () => [] }),
    footerSection: createBlankContactForm(),
  };
}
