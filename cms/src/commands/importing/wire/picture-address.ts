import { isUploadPath } from '@kontorwerk/contract/address/served-addresses';

/** The suffix that WordPress adds to the file name of a size (`hero-300x200.webp`), or of the largest one. */
const SIZE = /-(?:\d{2,5}x\d{2,5}|scaled|rotated)(?=\.[a-z]{3,4}$)/i;
const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)$/i;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A literal percent sign.
    return path;
  }
}

/**
 * Returns the key that all addresses of one picture share: on the backend's host, scheme, encoding, version and
 * WordPress' size don't count.
 *
 * @param site the backend's address
 */
export function makePictureKey(address: string, site: string): string {
  const url = URL.parse(address.trim(), site);
  if (!url) return address;
  const path = decodePath(url.pathname)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/');
  const upload = isUploadPath(path) ? path.replace(SIZE, '') : path;
  const host = url.hostname === new URL(site).hostname ? '' : `//${url.host}`;
  return host + upload + (PICTURE_FILE.test(path) ? '' : url.search);
}

/** Returns the width in the address of a WordPress size; null for the upload itself. */
export function parseWidth(address: string): number | null {
  const [, width] = /-(\d{2,5})x\d{2,5}\.[a-z]{3,4}(?:[?#]|$)/i.exec(address) ?? [];
  return width === undefined ? null : Number(width);
}

/** Returns the address of the upload of a WordPress size; null if it is one itself. */
export function findUpload(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const isSize = parseWidth(path) !== null && /\/(?:wp-content\/)?uploads\//.test(path);
  return isSize ? path.replace(SIZE, '') : null;
}
