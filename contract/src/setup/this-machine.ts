/** Whether a hostname is this machine's loopback, so that traffic doesn't leave it. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || /^127\.|^\[?::1\]?$/.test(hostname);
}
