import type { Language } from '@kontorwerk/contract/languages';
import type { PostalAddress } from 'schema-dts';

const codes = new Map<Language, ReadonlyMap<string, string>>();

/** Maps the names of all countries in a language to their two-letter codes, which search engines expect. */
function countriesIn(language: Language): ReadonlyMap<string, string> {
  const before = codes.get(language);
  if (before) return before;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Deprecated codes have the name of today's country, so only canonical ones count.
  const known = pairs
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name, code] as const];
    });
  const countries = new Map(known);
  codes.set(language, countries);
  return countries;
}

/** `80331 Munich, Germany` or `Munich, Germany`. */
const PLACE = /^(?:([\d][\d -]*[\d])\s+)?([^,]+),\s*([^,]+)$/;

/**
 * Parses an address as an editor wrote it: street, then code, city and country in the last line. Null if the last line
 * has another form, since guessed parts would be wrong.
 */
export function parsePostalAddress(address: string, language: Language): PostalAddress | null {
  const lines = address.split('\n').map((line) => line.trim());
  const [, postalCode, addressLocality, country = ''] = PLACE.exec(lines.at(-1) ?? '') ?? [];
  const street = lines.slice(0, -1).join(', ');
  if (!addressLocality || street === '') return null;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode && { postalCode }),
    addressLocality: addressLocality.trim(),
    addressCountry: countriesIn(language).get(country.trim()) ?? country.trim(),
  };
}
