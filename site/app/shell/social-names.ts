import type { SocialPlatform } from '@kontorwerk/contract/settings';

/** What the platforms call themselves. Their marks stand in `social-marks.svg`, under the same keys. */
export const SOCIAL_NAMES: Readonly<Record<SocialPlatform, string>> = {
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  xing: 'Xing',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  github: 'GitHub',
  shopware: 'Shopware Partner',
  linkedin: 'LinkedIn',
};
