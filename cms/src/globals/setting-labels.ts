import { PHONE_DIGITS } from '@kontorwerk/contract/constants';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { PhoneRule, SocialPlatform } from '@kontorwerk/contract/settings';

/** The networks' own names. */
export const SOCIAL_LABELS = {
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  xing: 'Xing',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  shopware: 'Shopware',
} as const satisfies Record<SocialPlatform, string>;

/** What each phone rule accepts (§5). */
export const PHONE_RULE_LABELS = {
  indian: {
    en: `Indian mobile numbers, ${PHONE_DIGITS} digits`,
    de: `Indische Mobilnummern, ${PHONE_DIGITS} Ziffern`,
  },
  international: { en: 'Any valid number', de: 'Jede gültige Nummer' },
} as const satisfies Record<PhoneRule, LocalText>;
