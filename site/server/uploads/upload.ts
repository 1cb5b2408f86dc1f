/** An uploaded file as the backend delivered it. */
export type Upload = {
  readonly contentType: string;
  readonly etag: string | null;
  /** What the site sends as `Cache-Control`. */
  readonly cacheControl: string;
  readonly body: Buffer;
};

/** Uploads have these addresses, in our CMS and in WordPress. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/uploads/') || path.startsWith('/wp-content/uploads/');
}

/** Larger files, in bytes, are passed on and not kept. */
export const LARGEST_KEPT = 20 * 1024 * 1024;

/** Kinds of file that pages show and that are kept; others (films, archives) are passed on. */
export function isKept(contentType: string, bytes: number | null): boolean {
  return /^(?:image|font)\/|^application\/pdf/.test(contentType) && (bytes ?? 0) <= LARGEST_KEPT;
}
