import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { type AddressRewriter, addressIf, isSafeAddress } from './backend-addresses.ts';

/** What makes an address fit for a page, and who is told of one that isn't. */
export type AddressTools = { readonly rewrite: AddressRewriter; readonly report: Report };

/** An address as one of this site, empty where a page may not lead to it. */
export function normaliseAddress(address: string, at: string, { rewrite, report }: AddressTools): string {
  return addressIf(isSafeAddress, rewrite(address), at, report);
}

/** A picture's sizes, those whose addresses are safe. */
export function normaliseImageSet(set: ImageSet | null, at: string, tools: AddressTools): ImageSet | null {
  if (set === null) return null;
  const normalise = (sources: readonly ImageSource[], name: string) =>
    sources
      .map((source) => ({ ...source, url: normaliseAddress(source.url, `${at}.${name}`, tools) }))
      .filter((source) => source.url !== '');
  return {
    ...set,
    sources: normalise(set.sources, 'sources'),
    tall: normalise(set.tall, 'tall'),
    wide: normalise(set.wide, 'wide'),
    moving: normaliseAddress(set.moving, `${at}.moving`, tools),
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
    image: normaliseAddress(picture.image, `${at}.image`, tools),
    image_set: normaliseImageSet(picture.image_set, `${at}.image_set`, tools),
  };
}
