import type { Navigation } from '../navigation/navigation.ts';
import type { TextFormat } from '../wordpress/text-format.ts';
import type { OwnWords } from '../words/standard-words.ts';
import type { EmailRule, PhoneRule } from './form-rules.ts';
import type { Office } from './office.ts';

export { EMAIL_RULES, type EmailRule, PHONE_RULES, type PhoneRule } from './form-rules.ts';
export type { Office } from './office.ts';

/** The agency's data and the site's behaviour, as an editor sets them (additive to the specification). */

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

/** The most ended jobs that are remembered; addresses of older ones answer as if they had never existed. */
export const ENDED_JOBS_MAX = 500;

export type SiteSettings = {
  /** Additive: the texts are plain, without HTML entities or tags. */
  readonly text_format?: TextFormat;
  readonly brand_name: string;
  /** The text of the logo, if it differs from the brand name. */
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
  /** Whether carousels advance automatically. */
  readonly carousels_autoplay: boolean;
  /** The backend stores submissions with the same `idempotency_key` only once, so that they may be retried. */
  readonly idempotent_submissions: boolean;
  /** Menu, footer and contact bar, as far as the backend has them; the rest falls back to the site's own. */
  readonly navigation?: Partial<Navigation>;
  /** The backend's interface texts that replace standard ones. */
  readonly words?: OwnWords;
  /** The titles of ended jobs, the latest first. Their addresses answer 410. */
  readonly ended_jobs?: readonly string[];
  readonly endpoint_call: string;
};

/** The defaults for settings that a backend omits: the site behaves as specified. */
export const DEFAULT_SETTINGS: SiteSettings = {
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
