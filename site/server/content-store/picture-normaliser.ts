import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { LOG_LIMITS } from '../base/limits.ts';
import { type AddressRewriter, checkAddress, isPictureAddress, isSafeAddress } from './backend-addresses.ts';

/** The address rewriter, and the report of unusable addresses. */
export type AddressTools = { readonly rewrite: AddressRewriter; readonly report: Report };

/** Returns an address rewritten for this site; empty if a page may not link to it. */
export function normaliseAddress(address: string, at: string, { rewrite, report }: AddressTools): string {
  return checkAddress(isSafeAddress, rewrite(address), at, report);
}

/** Returns an image's address rewritten for this site; one that can't be shown is dropped and reported. */
export function normalisePictureAddress(address: string, at: string, { rewrite, report }: AddressTools): string {
  // A space would end the address in a `srcset`.
  const here = rewrite(address).trim().replace(/\s/g, '%20');
  const isUnsafe = !isSafeAddress(here);
  const problem = isUnsafe ? undefined : `a picture that this site does not have: ${here.slice(0, LOG_LIMITS.quote)}`;
  return checkAddress(isPictureAddress, here, at, report, problem);
}

/** Returns an image's sizes that have safe addresses. */
export function normaliseImageSet(set: ImageSet | null, at: string, tools: AddressTools): ImageSet | null {
  if (set === null) return null;
  const normalise = (sources: readonly ImageSource[], name: string) =>
    sources
      .map((source) => ({ ...source, url: normalisePictureAddress(source.url, `${at}.${name}`, tools) }))
      .filter((source) => source.url !== '');
  return {
    ...set,
    sources: normalise(set.sources, 'sources'),
    tall: normalise(set.tall, 'tall'),
    wide: normalise(set.wide, 'wide'),
    moving: normalisePictureAddress(set.moving, `${at}.moving`, tools),
  };
}

/** Returns an image with its sizes, all addresses normalised. */
export function normalisePicture<P extends { readonly image: string; readonly image_set: ImageSet | null }>(
  picture: P,
  at: string,
  tools: AddressTools,
): P {
  return {
    ...picture,
    image: normalisePictureAddress(picture.image, `${at}.image`, tools),
    image_set: normaliseImageSet(picture.image_set, `${at}.image_set`, tools),
  };
}
