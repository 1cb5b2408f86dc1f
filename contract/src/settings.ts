/** What the agency is and how the site behaves, as an editor sets it (additive to the specification). */

export const SOCIAL_PLATFORMS = [
  'x',
  'instagram',
  'facebook',
  'xing',
  'youtube',
  'pinterest',
  'github',
  'linkedin',
  'shopware',
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** `indian` is the specification's rule (§5); `international` accepts any valid number. */
export const PHONE_RULES = ['indian', 'international'] as const;
export type PhoneRule = (typeof PHONE_RULES)[number];

/** One of the four offices (§1). Times are local (`09:00`), `workdays` counts Monday as 1. */
export type Office = {
  readonly code: string;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly time_zone: string;
  readonly opens: string;
  readonly closes: string;
  readonly workdays: readonly number[];
  readonly latitude: number;
  readonly longitude: number;
  readonly map_link: string;
  readonly map_embed: string;
};

export type SiteSettings = {
  readonly brand_name: string;
  readonly legal_name: string;
  readonly claim: string;
  readonly email: string;
  readonly phone: string;
  readonly socials: readonly { readonly platform: SocialPlatform; readonly url: string }[];
  readonly offices: readonly Office[];
  readonly show_language_selector: boolean;
  readonly phone_rule: PhoneRule;
  /** The backend stores what comes twice with the same `idempotency_key` once, so that it may be sent again. */
  readonly idempotent_submissions: boolean;
  readonly endpoint_call: string;
};
