const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/** The headers of every answer of the site itself, as names and values in turn. */
export function securityHeaders(publicUrl: string): readonly string[] {
  const headers = [
    'X-Content-Type-Options',
    'nosniff',
    // Not `no-referrer`: React Router refuses a form post whose `Origin` became `null`.
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS,
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
  if (publicUrl.startsWith('https:')) headers.push('Strict-Transport-Security', HSTS);
  return headers;
}

/** What is added to the CMS's own headers on its way out. Who may frame it is the CMS's own decision: nobody. */
export function adminHeaders(publicUrl: string): readonly string[] {
  const headers = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin'];
  if (publicUrl.startsWith('https:')) headers.push('Strict-Transport-Security', HSTS);
  return headers;
}
