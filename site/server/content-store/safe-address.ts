/**
 * Tells whether an address from a backend may become a link or an image: a path, or one of the schemes that
 * run nothing. Browsers ignore white space and control characters in a scheme, so this does too.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const bare = address.replace(/[\x00-\x20\x7f]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}
