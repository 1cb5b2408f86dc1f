/** Who makes the maps of offices: a visitor agrees to each by itself. */
export type MapProvider = 'openstreetmap' | 'google';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Whose map is shown at an address that pages may frame. */
export function providerOf(embed: string): MapProvider {
  return embed.startsWith('https://www.google.com/') ? 'google' : 'openstreetmap';
}

/**
 * The text that keeps the consent to providers' maps when it is given to `document.cookie`, or expires it where there are
 * none. A cookie, because leaving the site clears the local storage (§9).
 */
export function consentCookie(providers: readonly string[], protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `map-consent=${providers.join('.')}; path=/; max-age=${providers[0] ? ONE_YEAR_S : 0}; SameSite=Lax${secure}`;
}

/**
 * The providers to whose maps a consent is held by the page's cookies, as `document.cookie` lists them. What was kept as `1`
 * was for OpenStreetMap's.
 */
export function heldConsents(cookies: string): readonly string[] {
  const value = /(?:^|; *)map-consent=([\w.]+)/.exec(cookies)?.[1];
  return value === '1' ? ['openstreetmap'] : (value?.split('.') ?? []);
}
