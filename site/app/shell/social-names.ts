import type { SocialPlatform } from '@kontorwerk/contract/settings/settings';

/** The platforms' own names. Their icons are in `social-marks.svg`, in the order of the style sheet. */
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
