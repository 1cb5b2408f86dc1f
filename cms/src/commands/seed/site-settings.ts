import type { Payload, PayloadRequest } from 'payload';
import type { NO_FACTS, SAMPLE_FACTS } from './sample-facts.ts';
import { withRowIds } from './stored-values.ts';

/** Creates the site's settings, with or without the facts of the sample agency. */
export async function seedSiteSettings(
  payload: Payload,
  req: PayloadRequest,
  { socials, offices, ...facts }: typeof SAMPLE_FACTS | typeof NO_FACTS,
): Promise<void> {
  await payload.db.createGlobal({
    slug: 'site-settings',
    req,
    data: {
      ...facts,
      socials: withRowIds<object>(socials),
      offices: withRowIds<object>(offices),
      show_language_selector: false,
      phone_rule: 'indian',
      email_rule: 'simple',
      carousels_autoplay: true,
      updatedAt: new Date().toISOString(),
    },
  });
}
