import type { SocialPlatform } from '@kontorwerk/contract/settings';

/** What the platforms call themselves. Their marks stand in `social-marks.svg`, in the order of the style sheet. */
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
