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
