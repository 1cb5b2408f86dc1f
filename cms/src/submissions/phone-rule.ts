import type { PhoneRule } from '@kontorwerk/contract/settings';
import type { Payload } from 'payload';

/** Which phone numbers the site's settings accept. */
export async function phoneRule(payload: Payload): Promise<PhoneRule> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return settings.phone_rule;
}
