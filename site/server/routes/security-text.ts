import { LANGUAGES } from '@kontorwerk/contract/languages';
import { SECURITY_PATH } from '@kontorwerk/contract/served-addresses';

const DAY_MS = 86_400_000;
/**
 * For how long what it says may be relied on: it is written anew for each who asks, and whoever changes the contact reads
 * the old one's mail for a month.
 */
const GOOD_FOR_DAYS = 30;

/** Until when it is good: the end of a day, so that it stays the same for one. */
function expires(now: number): string {
  return new Date((Math.floor(now / DAY_MS) + 1 + GOOD_FOR_DAYS) * DAY_MS).toISOString();
}

/**
 * The text of it. Its own address is named where it has TLS, as the standard has it.
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
