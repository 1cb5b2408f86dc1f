/** A map provider; each needs a separate consent. */
export type MapProvider = 'openstreetmap' | 'google';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Returns the provider of a map's frame address. */
export function findProvider(embed: string): MapProvider {
  return embed.startsWith('https://www.google.com/') ? 'google' : 'openstreetmap';
}

/**
 * Builds the `document.cookie` string that stores the consents, or expires the cookie if there are none. A cookie,
 * because leaving the site clears the local storage (§9).
 */
export function buildConsentCookie(providers: readonly string[], protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `map-consent=${providers.join('.')}; path=/; max-age=${providers[0] ? ONE_YEAR_S : 0}; SameSite=Lax${secure}`;
}

/** Reads the providers with consent from `document.cookie`. The legacy value `1` meant OpenStreetMap. */
export function readConsents(cookies: string): readonly string[] {
  const value = /(?:^|; *)map-consent=([\w.]+)/.exec(cookies)?.[1];
  return value === '1' ? ['openstreetmap'] : (value?.split('.') ?? []);
}
