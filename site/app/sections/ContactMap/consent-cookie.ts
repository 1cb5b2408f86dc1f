/** What says that a visitor wants the provider's map from now on. */
const REMEMBERED = 'map-consent=1';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * The text that keeps or expires the consent when it is given to `document.cookie`. A cookie, because leaving the
 * site clears the local storage (§9).
 */
export function consentCookie(keep: boolean, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${REMEMBERED}; path=/; max-age=${keep ? ONE_YEAR_S : 0}; SameSite=Lax${secure}`;
}

/** Tells whether the page's cookies, as `document.cookie` lists them, hold a remembered consent. */
export function holdsConsent(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === REMEMBERED);
}
