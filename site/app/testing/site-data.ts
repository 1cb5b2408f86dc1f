import type { Language } from '@kontorwerk/contract/languages';
import type { SiteData } from '#app/base/site-data.ts';
import { blankContactForm } from '#app/content/footer-section.ts';
import { siteLinks } from '#app/shell/site-links.ts';
import { buildDefaultSettings } from '../../server/content-store/default-settings.ts';

/** Returns the site data of a backend that sends no settings. */
export function siteData(language: Language): SiteData {
  return {
    settings: buildDefaultSettings(location.origin),
    zones: {},
    token: 'our-token',
    publicUrl: location.origin,
    links: siteLinks({ language, settings: {}, entries: () => [] }),
    footerSection: blankContactForm(),
  };
}
