import { SECURITY_PATH } from '@kontorwerk/contract/address/served-addresses';
import { LANGUAGES } from '@kontorwerk/contract/languages';

const DAY_MS = 86_400_000;
/**
 * The validity of the file: it is generated per request, and after a change of the contact the old address must be read
 * for another month.
 */
const GOOD_FOR_DAYS = 30;

/** Returns the expiry: the end of a day, so that the text changes once a day. */
function expires(now: number): string {
  return new Date((Math.floor(now / DAY_MS) + 1 + GOOD_FOR_DAYS) * DAY_MS).toISOString();
}

/**
 * Writes the text. Its canonical address is included only with TLS, as the standard requires.
 *
 * @param now milliseconds since 1970
 */
export function securityText(contact: string, publicUrl: string, now: number): string {
  const canonical = publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${SECURITY_PATH}`] : [];
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires(now)}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...canonical,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
