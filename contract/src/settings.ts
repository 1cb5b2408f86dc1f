import type { EmailRule, PhoneRule } from './form-rules.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { Office } from './office.ts';
import type { TextFormat } from './wordpress/text-format.ts';
import type { OwnWords } from './words/standard-words.ts';

export { EMAIL_RULES, type EmailRule, PHONE_RULES, type PhoneRule } from './form-rules.ts';
export type { Office } from './office.ts';

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

/** So many ended jobs are remembered; those before are as if they had never been. */
export const ENDED_JOBS_MAX = 500;

export type SiteSettings = {
  /** Additive: the texts are no HTML, and nothing in them is an entity or a tag. */
  readonly text_format?: TextFormat;
  readonly brand_name: string;
  /** The words of the logo, where these aren't the name. */
  readonly logo_text?: string;
  readonly legal_name: string;
  readonly claim: string;
  readonly email: string;
  readonly phone: string;
  readonly socials: readonly { readonly platform: SocialPlatform; readonly url: string }[];
  readonly offices: readonly Office[];
  readonly show_language_selector: boolean;
  readonly phone_rule: PhoneRule;
  readonly email_rule: EmailRule;
  /** Whether carousels move on by themselves. */
  readonly carousels_autoplay: boolean;
  /** The backend stores what comes twice with the same `idempotency_key` once, so that it may be sent again. */
  readonly idempotent_submissions: boolean;
  /** Menu, footer and contact bar, as far as the backend has them; the site has its own for the rest. */
  readonly navigation?: Partial<Navigation>;
  /** The words that the backend has in place of the standard ones. */
  readonly words?: OwnWords;
  /** The titles of jobs that were on the site and have ended, the last ones first. Their addresses say that they are gone. */
  readonly ended_jobs?: readonly string[];
  readonly endpoint_call: string;
};

/** What holds where a backend says nothing: the site behaves as specified. */
export const UNSAID_SETTINGS: SiteSettings = {
  brand_name: '',
  legal_name: '',
  claim: '',
  email: '',
  phone: '',
  socials: [],
  offices: [],
  show_language_selector: false,
  phone_rule: 'indian',
  email_rule: 'simple',
  carousels_autoplay: true,
  idempotent_submissions: false,
  endpoint_call: '',
};
