import type { Section } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';

export type BannerLayout = (typeof SECTION_LAYOUTS.Banner)[number];

/** A banner's layout: the editor's, else by its place and what it has. */
export function bannerLayout({ layout, bg_image }: Pick<Section, 'layout' | 'bg_image'>, leads: boolean): BannerLayout {
  const chosen = SECTION_LAYOUTS.Banner.find((known) => known === layout);
  if (chosen) return chosen;
  if (!leads) return 'call';
  return bg_image === '' ? 'page' : 'split';
}
