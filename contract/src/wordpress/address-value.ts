import { decodeHTMLStrict } from 'entities/decode';

/** Longer texts are returned undecoded. */
const LONGEST_ADDRESS = 10_000;

/** Decodes an address from a template: `esc_url` writes `&#038;` for an ampersand. */
export function toPlainAddress(address: string): string {
  const bare = address.trim();
  return bare.includes('&') && bare.length <= LONGEST_ADDRESS ? decodeHTMLStrict(bare) : bare;
}

/** Whether a value is the id of a post or an attachment, and not an address. */
export function isPostId(value: unknown): boolean {
  return Number.isSafeInteger(value)
    ? Number(value) > 0
    : typeof value === 'string' && /^\s*[1-9]\d{0,14}\s*$/.test(value);
}
