import type { Section } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';

/** The layouts except the home page's, which has a separate component. */
export type BannerLayout = Exclude<(typeof SECTION_LAYOUTS.Banner)[number], 'home'>;

/** Returns a banner's layout: the editor's choice, else by its position and content. */
export function chooseBannerLayout(
  { layout, bg_image }: Pick<Section, 'layout' | 'bg_image'>,
  leads: boolean,
): BannerLayout {
  const chosen = SECTION_LAYOUTS.Banner.find((known) => known === layout);
  if (chosen && chosen !== 'home') return chosen;
  if (!leads) return 'call';
  return bg_image === '' ? 'page' : 'split';
}

/** Whether a banner has nothing to show. */
export function isEmpty({
  main_title,
  description,
  bg_image,
}: Pick<Section, 'main_title' | 'description' | 'bg_image'>): boolean {
  return main_title === '' && description === '' && bg_image === '';
}
