import type { SectionKind } from './section-kinds.ts';

/** The layouts of every kind of section that an editor can choose from; the first is the default. */
export const SECTION_LAYOUTS = {
  Banner: ['split', 'home', 'page', 'half', 'wide', 'call'],
  GridBlocks: ['glyphs', 'plain', 'steps', 'list'],
  ClientSlider: ['slider'],
  ReviewSlider: ['slider'],
  ImageContent: ['right', 'left', 'bleed'],
  ServicesGrid: ['cells', 'rows'],
  ContactForm: ['full'],
  TwoImages: ['wide-left', 'wide-right', 'equal'],
  CertificateSlider: ['slider'],
  CareerGrid: ['rows'],
  ProjectGrid: ['grid'],
  ProjectSlider: ['slider'],
  HireGrid: ['grid'],
  News: ['cards', 'list'],
  ContactMap: ['map'],
  FromToContact: ['form'],
  RichText: ['prose', 'columns'],
  Faq: ['accordion'],
  Stats: ['row', 'large'],
} as const satisfies Readonly<Record<SectionKind, readonly string[]>>;

/** The backgrounds of a section. */
export const TONES = ['paper', 'paper-2', 'petrol', 'ink', 'marigold', 'mist'] as const;
export type Tone = (typeof TONES)[number];
