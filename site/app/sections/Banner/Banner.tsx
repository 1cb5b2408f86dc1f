import { type ComponentType, useContext } from 'react';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import type { SectionProps } from '../section-props.ts';
import { type BannerLayout, chooseBannerLayout, isEmpty } from './banner-layout.ts';
import { CallBanner } from './CallBanner.tsx';
import { HalfBanner } from './HalfBanner.tsx';
import { PageBanner } from './PageBanner.tsx';
import { SplitBanner } from './SplitBanner.tsx';
import { WideBanner } from './WideBanner.tsx';

const LAYOUTS: Readonly<Record<BannerLayout, ComponentType<SectionProps>>> = {
  split: SplitBanner,
  page: PageBanner,
  half: HalfBanner,
  wide: WideBanner,
  call: CallBanner,
};

/**
 * Opens or closes a page: a large title, a text, up to two buttons, a picture (§2). The home page has a separate one.
 */
export function Banner({ section }: SectionProps) {
  const Layout = LAYOUTS[chooseBannerLayout(section, useContext(LeadContext))];
  if (isEmpty(section)) return null;
  return <Layout section={section} />;
}
