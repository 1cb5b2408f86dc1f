/** The specification's numbers, each named once. Times are milliseconds, widths CSS pixels, sizes bytes. */

/** How long the browser keeps a fetched list (§9). */
export const LIST_CACHE_LIFETIME_MS = 5 * 60 * 1000;
/** The suffix of the storage key that holds a cached list's timestamp (§9, reading guide). */
export const LIST_CACHE_TIMESTAMP_SUFFIX = '_timestamp';

/** How many news cards the home page shows: the last ones of the list (§2, §9). */
export const HOME_NEWS_COUNT = 4;

/** The scroll position above which the scroll-to-top button shows (§9). */
export const SCROLL_TO_TOP_THRESHOLD_PX = 300;

/** The time between two reviews (§9). */
export const REVIEW_INTERVAL_MS = 3000;

/** The default time between two slides of a carousel (§9). */
export const DEFAULT_CAROUSEL_INTERVAL_MS = 5000;
/** The autoplay delay of the client, project and certificate carousels (§9). */
export const AUTOPLAY_DELAY_MS = 3000;
/** The length of a swipe above which the slide changes (§9). */
export const SWIPE_THRESHOLD_PX = 40;

/** The number of slides in view from a window width on; the first step also holds below its width. */
export type PerViewStep = { readonly from: number; readonly count: number };

/** The client slider: 1 at 320, 2 at 768, 3 at 1024, 4 at 1400, 6 above 1400 (§9). */
export const CLIENTS_PER_VIEW: readonly PerViewStep[] = [
  { from: 320, count: 1 },
  { from: 768, count: 2 },
  { from: 1024, count: 3 },
  { from: 1400, count: 4 },
  { from: 1401, count: 6 },
];
/** The project slider (§9). */
export const PROJECTS_PER_VIEW: readonly PerViewStep[] = [
  { from: 320, count: 1 },
  { from: 768, count: 2 },
  { from: 1300, count: 3 },
  { from: 1450, count: 4 },
];
/** The certificate carousel: 1 below 768, 3 from 768, 4 from 1024 (§9). */
export const CERTIFICATES_PER_VIEW: readonly PerViewStep[] = [
  { from: 320, count: 1 },
  { from: 768, count: 3 },
  { from: 1024, count: 4 },
];
/** The review carousel: 1 below 1024, 2 from 1024 (§9). */
export const REVIEWS_PER_VIEW: readonly PerViewStep[] = [
  { from: 320, count: 1 },
  { from: 1024, count: 2 },
];

/** Menus open on hover on windows wider than this, and toggle on click otherwise (§9). */
export const NAVIGATION_HOVER_ABOVE_PX = 991;

/** Characters of the final part of an email address (§9). */
export const EMAIL_TAIL_MIN = 2;
export const EMAIL_TAIL_MAX = 6;

/** Digits of a phone number under the default rule (§9). */
export const PHONE_DIGITS = 10;
/** First digits that the contact form's phone number may have under the default rule (§9). */
export const CONTACT_PHONE_FIRST_DIGITS = '6789';
/** First digits that an application's phone number may have under the default rule (§9). */
export const APPLICATION_PHONE_FIRST_DIGITS = '789';
/** The highest value and length of the contact form's phone input (§5); its rule takes no larger number. */
export const PHONE_INPUT_MAX = 9_999_999_999;
export const PHONE_INPUT_MAX_LENGTH = 15;

/** The largest resume (§9). */
export const RESUME_MAX_MB = 10;
export const RESUME_MAX_BYTES = RESUME_MAX_MB * 1024 * 1024;
/** Years of experience that an application may state (§9). */
export const EXPERIENCE_MIN_YEARS = 0;
export const EXPERIENCE_MAX_YEARS = 25;

/** The year from which the company has been active (§1). */
export const FOUNDING_YEAR = 2015;
/** The years of the footer's copyright line (§2, §9). */
export const COPYRIGHT_YEARS = `${FOUNDING_YEAR}-2025`;

/** The first path segment of draft links, which work wherever the draft's page is by then. */
export const DRAFT_ROOT = 'draft';

/** The title of the entry that holds the form at the foot of every page; it has no page. */
export const FOOTER_ENTRY = 'Footer form';
