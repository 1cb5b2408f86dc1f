import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { ComponentType } from 'react';
import { Banner } from './Banner/Banner.tsx';
import { CertificateSlider } from './CertificateSlider/CertificateSlider.tsx';
import { ClientSlider } from './ClientSlider/ClientSlider.tsx';
import { ImageContent } from './ImageContent/ImageContent.tsx';
import { News } from './News/News.tsx';
import { ProjectSlider } from './ProjectSlider/ProjectSlider.tsx';
import { ReviewSlider } from './ReviewSlider/ReviewSlider.tsx';
import { ServicesGrid } from './ServicesGrid/ServicesGrid.tsx';
import type { SectionProps } from './section-props.ts';

/** The component that renders a section of one kind. */
type Block = ComponentType<SectionProps>;

/** Part of every page's script: what the home page shows, and what many pages do. */
const COMMON = {
  Banner,
  CertificateSlider,
  ClientSlider,
  ImageContent,
  News,
  ProjectSlider,
  ReviewSlider,
  ServicesGrid,
} as const satisfies Partial<Record<SectionKind, Block>>;

/** Loaded with the first page that shows one. */
const RARE: Readonly<Record<Exclude<SectionKind, keyof typeof COMMON>, () => Promise<Block>>> = {
  CareerGrid: async () => (await import('./CareerGrid/CareerGrid.tsx')).CareerGrid,
  ContactForm: async () => (await import('./ContactForm/ContactForm.tsx')).ContactForm,
  ContactMap: async () => (await import('./ContactMap/ContactMap.tsx')).ContactMap,
  Faq: async () => (await import('./Faq/Faq.tsx')).Faq,
  FromToContact: async () => (await import('./FromToContact/FromToContact.tsx')).FromToContact,
  GridBlocks: async () => (await import('./GridBlocks/GridBlocks.tsx')).GridBlocks,
  HireGrid: async () => (await import('./HireGrid/HireGrid.tsx')).HireGrid,
  ProjectGrid: async () => (await import('./ProjectGrid/ProjectGrid.tsx')).ProjectGrid,
  RichText: async () => (await import('./RichText/RichText.tsx')).RichText,
  Stats: async () => (await import('./Stats/Stats.tsx')).Stats,
  TwoImages: async () => (await import('./TwoImages/TwoImages.tsx')).TwoImages,
};

/** `component_name` → component, as far as they are loaded: the only list of the kinds that this site renders. */
const loaded = new Map<string, Block>(Object.entries(COMMON));
const rare = new Map<string, () => Promise<Block>>(Object.entries(RARE));

/** Tells whether this site renders sections of that name. */
export function isKnown(name: string): boolean {
  return loaded.has(name) || rare.has(name);
}

/**
 * Loads the components of the sections of these names, as far as they are known and not there yet. Rejects when one
 * can't be loaded.
 */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !loaded.has(name));
  await Promise.all(
    missing.map(async (name) => {
      const block = await rare.get(name)?.();
      if (block) loaded.set(name, block);
    }),
  );
}

/** The component for sections of a known name; it must have been loaded. */
export function blockOf(name: string): Block {
  const block = loaded.get(name);
  if (!block) throw new Error(`The component of ${name} has not been loaded.`);
  return block;
}
