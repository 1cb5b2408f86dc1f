import { basename } from 'node:path';
import type { ImageSource } from '@kontorwerk/contract/content/entry';
import { isWebPort, MOST_REDIRECTS, resolveHostRedirect } from '@kontorwerk/runtime/http/host-redirect';
import { IMAGE_SIZES } from '#cms/content/media/sizes.ts';
import { FetchError, fetchBounded, NoAnswerError, RedirectError, type Source } from '../bounded-fetch.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { findUpload } from '../wire/picture-address.ts';
import type { PlannedPicture } from '../wire/picture-plan.ts';

/** A file of a picture, as fetched. */
export type PictureFile = { readonly name: string; readonly data: Buffer };

/** The files of a picture: the largest, and its sizes if the backend has exactly this CMS's. */
export type PictureFiles = {
  readonly largest: PictureFile;
  readonly sizes: Readonly<Record<string, PictureFile>>;
};

/** Returns the size of this CMS that a file has; undefined if none. */
function findSize({ type, width }: ImageSource): string | undefined {
  const size = IMAGE_SIZES.filter(({ formatOptions }) => `image/${formatOptions?.format}` === type)
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
    .find((each) => width <= (each.width ?? 0));
  return size?.name;
}

/** Returns the sizes by this CMS's names; null where they are others. */
function findOwnSizes({ sources }: PlannedPicture): ReadonlyMap<string, ImageSource> | null {
  const named = new Map<string, ImageSource>();
  for (const source of sources) {
    const name = findSize(source);
    if (name === undefined || named.has(name)) return null;
    named.set(name, source);
  }
  const types = new Set(sources.map(({ type }) => type));
  return types.has('image/avif') && types.has('image/webp') ? named : null;
}

/** Returns the URLs to try for a picture on the backend: with the backend's scheme, then with its own. */
function listAddresses(address: string, source: Source): readonly string[] {
  const base = new URL(`${source.address}/`);
  if (!URL.canParse(address, base)) throw new FetchError('this is no address');
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) throw new FetchError('this is no address of a file');
  if (url.hostname !== base.hostname) {
    const others = source.oldHosts ? ', and those that it had at a host that OLD_HOSTS names' : '';
    throw new FetchError(`it lies at ${url.hostname}; only pictures of ${base.hostname} are fetched${others}`);
  }
  // WordPress behind a proxy often writes its internal scheme and port.
  const first = new URL(url.pathname + url.search, base).href;
  return url.origin === base.origin || !isWebPort(url, base) ? [first] : [first, url.href];
}

/** Explains that a picture's redirect isn't followed; the operator has no other address to give. */
function explainRedirect({ to, status }: RedirectError): FetchError {
  return new FetchError(`it redirects to ${to}, which is not fetched`, status);
}

/** Fetches a file, following redirects within the backend's host, such as from http to https. */
async function fetchFollowing(address: string, source: Source): Promise<Buffer> {
  let url = address;
  for (let hops = 0; ; hops += 1) {
    try {
      return await fetchBounded(url, source, IMPORT_LIMITS.pictureBytes);
    } catch (error) {
      const isLed = error instanceof RedirectError && hops < MOST_REDIRECTS;
      const next = isLed ? resolveHostRedirect(error.to, url, source.address) : null;
      if (next === null) throw error instanceof RedirectError ? explainRedirect(error) : error;
      url = next;
    }
  }
}

/** The longest file name that every file system takes, with an addition before its extension. */
const LONGEST = 120;

function getFileName(url: string): string {
  const name = basename(new URL(url).pathname);
  try {
    return decodeURIComponent(name).slice(-LONGEST);
  } catch {
    // A literal percent sign.
    return name.slice(-LONGEST);
  }
}

async function fetchFile(address: string, source: Source): Promise<PictureFile> {
  const [first = '', otherwise] = listAddresses(address, source);
  try {
    return { name: getFileName(first), data: await fetchFollowing(first, source) };
  } catch (error) {
    if (!(error instanceof NoAnswerError) || otherwise === undefined) throw error;
    return { name: getFileName(otherwise), data: await fetchFollowing(otherwise, source) };
  }
}

/** Fetches the original upload of a WordPress size, or else the size itself. */
async function fetchLargest(address: string, source: Source): Promise<PictureFile> {
  const upload = findUpload(address);
  if (upload === null) return fetchFile(address, source);
  try {
    return await fetchFile(upload, source);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return fetchFile(address, source);
  }
}

/**
 * Fetches a picture: all its sizes if they are this CMS's and can be used unchanged; else the largest.
 * @throws FetchError
 */
export async function fetchPicture(picture: PlannedPicture, source: Source): Promise<PictureFiles> {
  const sizes = findOwnSizes(picture);
  if (sizes === null) {
    const [widest] = picture.sources.toSorted((a, b) => b.width - a.width);
    return { largest: await fetchLargest(widest?.url ?? picture.address, source), sizes: {} };
  }
  const files = new Map<string, PictureFile>();
  for (const [name, { url }] of sizes) files.set(name, await fetchFile(url, source));
  const [widest] = [...sizes].toSorted(([, a], [, b]) => b.width - a.width);
  const largest = widest && files.get(widest[0]);
  if (!largest) throw new FetchError('it has no files');
  return { largest, sizes: Object.fromEntries(files) };
}
