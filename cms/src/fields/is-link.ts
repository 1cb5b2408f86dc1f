/**
 * Tells whether a text is an address that a page may link to: a path of this site, a place on the page, a web
 * address, a mail address or a phone number. `javascript:` and addresses without a scheme (`//host`, `/\host`) are not.
 */
export function isLink(value: string): boolean {
  if (/\s/.test(value)) return false;
  if (/^\/(?![/\\])/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):./i.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
