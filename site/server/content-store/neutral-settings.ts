import type { SiteSettings } from '@kontorwerk/contract/settings';

/**
 * The settings that hold as long as a backend names none: the brand is the host of the site's address, nothing is
 * said about the agency, and the site behaves as specified.
 */
export function neutralSettings(publicUrl: string): SiteSettings {
  const brand = new URL(publicUrl).hostname.replace(/^www\./, '');
  return {
    brand_name: brand,
    legal_name: brand,
    claim: '',
    email: '',
    phone: '',
    socials: [],
    offices: [],
    show_language_selector: false,
    phone_rule: 'indian',
    idempotent_submissions: false,
    endpoint_call: '',
  };
}
