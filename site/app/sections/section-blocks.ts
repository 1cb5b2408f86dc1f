import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { ComponentType } from 'react';
import type { SectionProps } from './section-props.ts';
import { STILL_KINDS, type StillKind } from './still-kinds.ts';

/** The component of one kind of section. */
type Block = ComponentType<SectionProps>;

/** The fields that select a section's component. */
export type NamedSection = { readonly component_name: string; readonly layout: string };

/** Loaded with the first page that has one. */
const LIVE: Readonly<Record<Exclude<SectionKind, StillKind>, () => Promise<Block>>> = {
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

const loadStill = (name: StillKind) => async () => (await import('./still-blocks.ts')).STILL_BLOCKS[name];

/** Layouts with components of their own, because a single page uses them. */
const BY_LAYOUT: Readonly<Record<string, () => Promise<Block>>> = {
  'Banner home': async () => (await import('./Banner/HomeBanner.tsx')).HomeBanner,
  'News list': async () => (await import('./filtered-lists.ts')).NewsList,
};

/** `component_name` → component loader: the only list of the kinds that this site renders. */
const blocks: ReadonlyMap<string, () => Promise<Block>> = new Map([
  ...Object.entries(LIVE),
  ...STILL_KINDS.map((kind) => [kind, loadStill(kind)] as const),
]);
const byLayout: ReadonlyMap<string, () => Promise<Block>> = new Map(Object.entries(BY_LAYOUT));
const still: ReadonlySet<string> = new Set(STILL_KINDS);
const loaded = new Map<string, Block>();

function blockName({ component_name, layout }: NamedSection): string {
  const own = `${component_name} ${layout}`;
  return byLayout.has(own) ? own : component_name;
}

/** Whether this site renders sections of that name. */
export function isKnown(name: string): boolean {
  return blocks.has(name);
}

/** Whether a server-rendered section needs no script. */
export function isStill(section: NamedSection): boolean {
  return still.has(blockName(section));
}

async function loadBlock(name: string): Promise<void> {
  const block = await (byLayout.get(name) ?? blocks.get(name))?.();
  if (block) loaded.set(name, block);
}

/** Loads the components of sections, skipping unknown and loaded ones. Rejects if one fails. */
export async function loadBlocks(sections: readonly NamedSection[]): Promise<void> {
  const missing = new Set(sections.map(blockName).filter((name) => !loaded.has(name)));
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
export function blockOf(section: NamedSection): Block | null {
  return loaded.get(blockName(section)) ?? null;
}
