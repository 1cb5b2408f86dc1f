import { type SiteSettings, UNSAID_SETTINGS } from '@kontorwerk/contract/settings';

/**
 * The settings that hold as long as a backend names none: the brand is the host of the site's address, and nothing is
 * said about the agency.
 */
export function neutralSettings(publicUrl: string): SiteSettings {
  const brand = new URL(publicUrl).hostname.replace(/^www\./, '');
  return { ...UNSAID_SETTINGS, brand_name: brand, legal_name: brand };
}
