import type { Section } from '@kontorwerk/contract/content/entry';
import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { ComponentType } from 'react';
import type { SectionProps } from './section-props.ts';
import { STATIC_KINDS, type StaticKind } from './static-kinds.ts';

/** The component of one kind of section. */
type Block = ComponentType<SectionProps>;

/** The fields that select a section's component. */
export type SectionName = { readonly component_name: string; readonly layout: string };

/** Loaded with the first page that has one. */
const SCRIPTED_BLOCKS: Readonly<Record<Exclude<SectionKind, StaticKind>, () => Promise<Block>>> = {
  CareerGrid: async () => (await import('./filtered-lists.ts')).CareerGrid,
  CertificateSlider: async () => (await import('./sliders.ts')).CertificateSlider,
  ClientSlider: async () => (await import('./sliders.ts')).ClientSlider,
  ContactForm: async () => (await import('./ContactForm/ContactForm.tsx')).ContactForm,
  ContactMap: async () => (await import('./ContactMap/ContactMap.tsx')).ContactMap,
  FromToContact: async () => (await import('./FromToContact/FromToContact.tsx')).FromToContact,
  ProjectGrid: async () => (await import('./filtered-lists.ts')).ProjectGrid,
  ProjectSlider: async () => (await import('./sliders.ts')).ProjectSlider,
  ReviewSlider: async () => (await import('./sliders.ts')).ReviewSlider,
};

const loadStatic = (name: StaticKind) => async () => (await import('./static-blocks.ts')).STATIC_BLOCKS[name];

/** Layouts with components of their own, because a single page uses them. */
const BY_LAYOUT: Readonly<Record<string, () => Promise<Block>>> = {
  'Banner home': async () => (await import('./Banner/HomeBanner.tsx')).HomeBanner,
  'News list': async () => (await import('./filtered-lists.ts')).NewsList,
};

/** `component_name` → component loader: the only list of the kinds that this site renders. */
const blocks: ReadonlyMap<string, () => Promise<Block>> = new Map([
  ...Object.entries(SCRIPTED_BLOCKS),
  ...STATIC_KINDS.map((kind) => [kind, loadStatic(kind)] as const),
]);
const byLayout: ReadonlyMap<string, () => Promise<Block>> = new Map(Object.entries(BY_LAYOUT));
const staticKinds: ReadonlySet<string> = new Set(STATIC_KINDS);
const loadedBlocks = new Map<string, Block>();

function blockName({ component_name, layout }: SectionName): string {
  const own = `${component_name} ${layout}`;
  return byLayout.has(own) ? own : component_name;
}

/** Whether this site renders sections of that name. */
export function isKnownKind(name: string): boolean {
  return blocks.has(name);
}

/** Whether a server-rendered section needs no script. */
export function isStaticKind(section: SectionName): boolean {
  return staticKinds.has(blockName(section));
}

async function loadBlock(name: string): Promise<void> {
  const block = await (byLayout.get(name) ?? blocks.get(name))?.();
  if (block) loadedBlocks.set(name, block);
}

/** Loads the components of sections, skipping unknown and loaded ones. Rejects if one fails. */
export async function loadBlocks(sections: readonly SectionName[]): Promise<void> {
  const missing = new Set(sections.map(blockName).filter((name) => !loadedBlocks.has(name)));
  await Promise.all([...missing].map(loadBlock));
}

/** Loads all components. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all([...blocks.keys(), ...byLayout.keys()].map(loadBlock));
}

/**
 * Returns the component of a section of known name. Null if it isn't loaded: on a server-rendered page, components of
 * sections that render nothing are skipped.
 */
export function findBlock(section: SectionName): Block | null {
  return loadedBlocks.get(blockName(section)) ?? null;
}

/** Whether a section has an animated picture, whose pause button needs a script even in a static section. */
export function hasMovingPicture({ bg_image_set, com_image_set }: Section): boolean {
  return [bg_image_set, com_image_set].some((set) => set !== null && set.moving !== '');
}

/** Whether a section needs no script: it never changes once rendered. */
export function isStatic(section: Section): boolean {
  return isStaticKind(section) && !hasMovingPicture(section);
}
