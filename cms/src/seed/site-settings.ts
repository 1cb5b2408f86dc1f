import type { Payload, PayloadRequest } from 'payload';
import { brand, offices } from '../../../content/brand.ts';
import { withRowIds } from './stored-values.ts';

function inBoth(text: string) {
  return { en: text, de: text };
}

/** Makes the site's settings of the sample agency. */
export async function seedSiteSettings(payload: Payload, req: PayloadRequest): Promise<void> {
  await payload.db.createGlobal({
    slug: 'site-settings',
    req,
    data: {
      brand_name: inBoth(brand.name),
      legal_name: inBoth(brand.legal_name),
      claim: brand.claim,
      email: brand.email,
      phone: brand.phone,
      socials: withRowIds(brand.socials),
      offices: withRowIds(offices.map((office) => ({ ...office, workdays: office.workdays.map(String) }))),
      show_language_selector: false,
      phone_rule: 'indian',
      email_rule: 'simple',
      carousels_autoplay: true,
      updatedAt: new Date().toISOString(),
    },
  });
}
