import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { ComponentType } from 'react';
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

/** What a section's block depends on. */
type Named = { readonly component_name: string; readonly layout: string };

/** Part of every page's script: what the home page shows, and other pages too. */
const COMMON = {
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
  Banner: async () => (await import('./Banner/Banner.tsx')).Banner,
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

/** Layouts that are blocks of their own, because a single page has them. */
const BY_LAYOUT: Readonly<Record<string, () => Promise<Block>>> = {
  'Banner home': async () => (await import('./Banner/HomeBanner.tsx')).HomeBanner,
  'News list': async () => (await import('./News/NewsList.tsx')).NewsList,
};

/** `component_name` → component, as far as they are loaded: the only list of the kinds that this site renders. */
const loaded = new Map<string, Block>(Object.entries(COMMON));
const rare = new Map<string, () => Promise<Block>>(Object.entries(RARE));
const byLayout = new Map<string, () => Promise<Block>>(Object.entries(BY_LAYOUT));

function blockName({ component_name, layout }: Named): string {
  const own = `${component_name} ${layout}`;
  return byLayout.has(own) ? own : component_name;
}

/** Tells whether this site renders sections of that name. */
export function isKnown(name: string): boolean {
  return Object.hasOwn(COMMON, name) || rare.has(name);
}

async function loadBlock(name: string): Promise<void> {
  const block = await (rare.get(name) ?? byLayout.get(name))?.();
  if (block) loaded.set(name, block);
}

/** Loads what renders these sections, as far as they are known and it isn't there yet. Rejects when that fails. */
export async function loadBlocks(sections: readonly Named[]): Promise<void> {
  const missing = new Set(sections.map(blockName).filter((name) => !loaded.has(name)));
  await Promise.all([...missing].map(loadBlock));
}

/** Loads everything there is. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all([...rare.keys(), ...byLayout.keys()].map(loadBlock));
}

/**
 * What renders a section of a known name. Null when it hasn't been loaded: on a page that comes from the server that is
 * left out for sections that show nothing there.
 */
export function blockOf(section: Named): Block | null {
  return loaded.get(blockName(section)) ?? null;
}
