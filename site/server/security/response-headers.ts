const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/**
 * What tells browsers to come by TLS only, as name and value; nothing where the site's own address has none. Every answer
 * carries it, whoever makes it: the first one that a browser sees counts.
 */
export function transportSecurity(publicUrl: string): readonly [string, string] | null {
  return publicUrl.startsWith('https:') ? ['Strict-Transport-Security', HSTS] : null;
}

/** What is added to the CMS's own headers on its way out. Who may frame it is the CMS's own decision: nobody. */
export function adminHeaders(publicUrl: string): readonly string[] {
  // Not `no-referrer`: React Router refuses a form post whose `Origin` became `null`.
  const always = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin'];
  return [...always, ...(transportSecurity(publicUrl) ?? [])];
}

/**
 * The policy of the admin's pages where the backend has sent none, as name and value: that of ours comes with a nonce
 * (`cms/src/kit/http/admin-policy.ts`). Such pages are shown in nobody's frame.
 */
export const ADMIN_POLICY: readonly string[] = [
  'Content-Security-Policy',
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
];

/** The headers of every answer of the site itself, as names and values in turn. */
export function securityHeaders(publicUrl: string): readonly string[] {
  const ofThePage = ['Permissions-Policy', PERMISSIONS, 'Cross-Origin-Opener-Policy', 'same-origin'];
  return [...adminHeaders(publicUrl), ...ofThePage];
}

/**
 * The headers of the site's own files, as names and values in turn. What else pages say is about documents: some 200 bytes
 * in front of each of a page's twenty files.
 */
export function fileHeaders(publicUrl: string): readonly string[] {
  return ['X-Content-Type-Options', 'nosniff', ...(transportSecurity(publicUrl) ?? [])];
}

/** Those of a page with a draft: for who has its link alone, and no one learns the link from it. */
export function draftHeaders(publicUrl: string): readonly string[] {
  const always = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin'];
  // No opener policy: in a window of its own it belongs to the admin that has opened it.
  const ofTheDraft = ['Permissions-Policy', PERMISSIONS, 'X-Robots-Tag', 'noindex, nofollow'];
  return [...always, ...ofTheDraft, ...(transportSecurity(publicUrl) ?? [])];
}

/** An SVG may carry its own styles; as a document of its own it may do nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILE_POLICY = "default-src 'none'; sandbox";

/** Kinds that a browser shows without running anything of them. */
const SHOWN = /^(?:image\/|video\/|audio\/|font\/|application\/pdf$)/;

/**
 * What an uploaded file is sent with, as names and values in turn. Uploads share the site's origin: whatever
 * could run a script there is boxed in, or only offered for download.
 */
export function uploadHeaders(contentType: string): readonly string[] {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const always = ['X-Content-Type-Options', 'nosniff'];
  if (type === 'image/svg+xml') return [...always, 'Content-Security-Policy', SVG_POLICY];
  if (SHOWN.test(type)) return always;
  return [...always, 'Content-Security-Policy', FILE_POLICY, 'Content-Disposition', 'attachment'];
}
