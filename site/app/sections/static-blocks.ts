/** The components of static sections in one chunk, loaded with the first client-side navigation. */
import type { ComponentType } from 'react';
import { Banner } from './Banner/Banner.tsx';
import { Faq } from './Faq/Faq.tsx';
import { GridBlocks } from './GridBlocks/GridBlocks.tsx';
import { HireGrid } from './HireGrid/HireGrid.tsx';
import { ImageContent } from './ImageContent/ImageContent.tsx';
import { News } from './News/News.tsx';
import { RichText } from './RichText/RichText.tsx';
import { ServicesGrid } from './ServicesGrid/ServicesGrid.tsx';
import { Stats } from './Stats/Stats.tsx';
import type { SectionProps } from './section-props.ts';
import type { StaticKind } from './static-kinds.ts';
import { TwoImages } from './TwoImages/TwoImages.tsx';

export const STATIC_BLOCKS: Readonly<Record<StaticKind, ComponentType<SectionProps>>> = {
  Banner,
  Faq,
  GridBlocks,
  HireGrid,
  ImageContent,
  News,
  RichText,
  ServicesGrid,
  Stats,
  TwoImages,
};
