import { isUploadPath } from '@kontorwerk/contract/upload-path';

/** The ending of a file's name that WordPress gives to a size of an upload (`hero-300x200.webp`), or to its largest. */
const SIZE = /-(?:\d{2,5}x\d{2,5}|scaled|rotated)(?=\.[a-z]{3,4}$)/i;
const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)$/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that stands for itself.
    return path;
  }
}

/**
 * The key that all addresses of one picture share: on the backend's own host its scheme, its encoding, its version and the
 * size that WordPress made of it don't count.
 *
 * @param site the backend's address
 */
export function pictureKey(address: string, site: string): string {
  const url = URL.parse(address.trim(), site);
  if (!url) return address;
  const path = decoded(url.pathname)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/');
  const upload = isUploadPath(path) ? path.replace(SIZE, '') : path;
  const host = url.hostname === new URL(site).hostname ? '' : `//${url.host}`;
  return host + upload + (PICTURE_FILE.test(path) ? '' : url.search);
}

/** The width that an address names of a size that WordPress made of an upload; null where it is the upload itself. */
export function widthInAddress(address: string): number | null {
  const [, width] = /-(\d{2,5})x\d{2,5}\.[a-z]{3,4}(?:[?#]|$)/i.exec(address) ?? [];
  return width === undefined ? null : Number(width);
}

/** The address of the upload that WordPress made a size of; null where it is one itself. */
export function uploadOfSize(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const isSize = widthInAddress(path) !== null && /\/(?:wp-content\/)?uploads\//.test(path);
  return isSize ? path.replace(SIZE, '') : null;
}
