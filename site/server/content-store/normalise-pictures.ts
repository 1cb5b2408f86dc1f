import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { LOG_LIMITS } from '../base/limits.ts';
import { type AddressRewriter, addressIf, isPictureAddress, isSafeAddress } from './backend-addresses.ts';

/** What makes an address fit for a page, and who is told of one that isn't. */
export type AddressTools = { readonly rewrite: AddressRewriter; readonly report: Report };

/** An address as one of this site, empty where a page may not lead to it. */
export function normaliseAddress(address: string, at: string, { rewrite, report }: AddressTools): string {
  return addressIf(isSafeAddress, rewrite(address), at, report);
}

/** The address of a picture as one of this site; one that can't be shown is left out and reported. */
export function normalisePictureAddress(address: string, at: string, { rewrite, report }: AddressTools): string {
  // A blank would end it in the list of a picture's sizes.
  const here = rewrite(address).trim().replace(/\s/g, '%20');
  const isUnsafe = !isSafeAddress(here);
  const problem = isUnsafe ? undefined : `a picture that this site does not have: ${here.slice(0, LOG_LIMITS.quote)}`;
  return addressIf(isPictureAddress, here, at, report, problem);
}

/** A picture's sizes, those whose addresses are safe. */
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

/** A picture with its sizes. */
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
