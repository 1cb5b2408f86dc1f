const RESTORE = /\/api\/(?:globals\/)?[^/]+\/versions\/[^/?]+(?:\?|$)/;

/** Whether a request of the admin restores a version. */
export function isRestore(...[input, init]: Parameters<typeof fetch>): boolean {
  return typeof input === 'string' && init?.method?.toUpperCase() === 'POST' && RESTORE.test(input);
}
