const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/**
 * Returns the HSTS header as name and value; null if the site's address has no TLS. Every answer carries it, from any
 * source: the first one that a browser sees counts.
 */
export function transportSecurity(publicUrl: string): readonly [string, string] | null {
  return publicUrl.startsWith('https:') ? ['Strict-Transport-Security', HSTS] : null;
}

/** Returns the headers added to the CMS's own. The CMS itself forbids framing. */
export function adminHeaders(publicUrl: string): readonly string[] {
  // Not `no-referrer`: a form post whose `Origin` became `null` counts as another site's.
  const always = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin'];
  return [...always, ...(transportSecurity(publicUrl) ?? [])];
}

/**
 * The policy for the admin's pages if the backend sends none, as name and value: our CMS sends one with a nonce
 * (`cms/src/kit/http/admin-policy.ts`). It forbids framing.
 */
export const ADMIN_POLICY: readonly string[] = [
  'Content-Security-Policy',
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
];

/** Returns the headers of every answer of the site itself, as names and values in turn. */
export function securityHeaders(publicUrl: string): readonly string[] {
  const ofThePage = ['Permissions-Policy', PERMISSIONS, 'Cross-Origin-Opener-Policy', 'same-origin'];
  return [...adminHeaders(publicUrl), ...ofThePage];
}

/**
 * Returns the headers of the site's own files, as names and values in turn. The pages' other headers concern documents
 * only: some 200 bytes for each of a page's twenty files.
 */
export function fileHeaders(publicUrl: string): readonly string[] {
  return ['X-Content-Type-Options', 'nosniff', ...(transportSecurity(publicUrl) ?? [])];
}

/** Returns the headers of a page with a draft: unlisted, and without leaking its link. */
export function draftHeaders(publicUrl: string): readonly string[] {
  const always = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin'];
  // No opener policy: a preview in a separate window belongs to the admin that opened it.
  const ofTheDraft = ['Permissions-Policy', PERMISSIONS, 'X-Robots-Tag', 'noindex, nofollow'];
  return [...always, ...ofTheDraft, ...(transportSecurity(publicUrl) ?? [])];
}

/** An SVG may have its own styles; opened as a document it may do nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILE_POLICY = "default-src 'none'; sandbox";

/** Types that a browser shows without running code. */
const SHOWN = /^(?:image\/|video\/|audio\/|font\/|application\/pdf$)/;

/**
 * Returns the headers of an uploaded file, as names and values in turn. Uploads share the site's origin: types that
 * could run a script are sandboxed, or only offered for download.
 */
export function uploadHeaders(contentType: string): readonly string[] {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const always = ['X-Content-Type-Options', 'nosniff'];
  if (type === 'image/svg+xml') return [...always, 'Content-Security-Policy', SVG_POLICY];
  if (SHOWN.test(type)) return always;
  return [...always, 'Content-Security-Policy', FILE_POLICY, 'Content-Disposition', 'attachment'];
}
