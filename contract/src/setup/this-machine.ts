/** Tells whether what is said to a host, as an address names it, stays on this machine. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || /^127\.|^\[?::1\]?$/.test(hostname);
}
