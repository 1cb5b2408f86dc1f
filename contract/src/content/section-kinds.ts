import type { CardField, SectionField } from './fields.ts';

/** The grounds a section may stand on. */
export const TONES = ['paper', 'paper-2', 'petrol', 'ink', 'marigold', 'mist'] as const;
export type Tone = (typeof TONES)[number];

/** The collections whose items a section can list as its cards. */
export type CardCollection = 'projects' | 'posts' | 'jobs' | 'reviews' | 'clients' | 'certificates' | 'offices';

/** What one kind of section uses of the wire's section record. */
export type SectionKindRules = {
  /** The section fields that this kind shows. */
  readonly fields: readonly SectionField[];
  /** The card fields that this kind shows; empty when it has no cards. */
  readonly cards: readonly CardField[];
  /** Where the cards come from when an editor doesn't write them one by one. */
  readonly collection?: CardCollection;
  /** The arrangements an editor can choose from; the first is the default. */
  readonly layouts: readonly string[];
};

const HEAD = ['main_title', 'sub_title', 'description'] as const;
const BUTTON_ONE = ['button_one_text', 'button_one_link'] as const;
const BUTTONS = [...BUTTON_ONE, 'button_two_text', 'button_two_link'] as const;
const PROJECT = ['title', 'description', 'image', 'link', 'pro_category', 'detail_desc', 'html_field', 'date'] as const;

/**
 * Every kind of section (§2, reading guide), by its `component_name`: the fields it uses and its layouts.
 * The CMS shows an editor these fields only, and the site has one component for each.
 */
export const SECTION_KINDS = {
  Banner: {
    fields: [...HEAD, 'bg_image', ...BUTTONS],
    cards: [],
    layouts: ['split', 'home', 'page', 'half', 'wide', 'call'],
  },
  GridBlocks: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'button_text'],
    layouts: ['glyphs', 'plain', 'steps', 'list'],
  },
  ClientSlider: { fields: HEAD, cards: ['title', 'image', 'link'], collection: 'clients', layouts: ['slider'] },
  ReviewSlider: {
    fields: HEAD,
    cards: ['name', 'location_company', 'review', 'image'],
    collection: 'reviews',
    layouts: ['slider'],
  },
  ImageContent: {
    fields: [...HEAD, 'html_field', 'com_image', ...BUTTONS],
    cards: ['title', 'description'],
    layouts: ['right', 'left', 'bleed'],
  },
  ServicesGrid: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'button_text', 'html_field'],
    layouts: ['cells', 'rows'],
  },
  ContactForm: {
    fields: [...HEAD, 'button_two_text'],
    cards: ['html_field'],
    layouts: ['full'],
  },
  TwoImages: {
    fields: [...HEAD, 'bg_image', 'com_image'],
    cards: ['title', 'description'],
    layouts: ['wide-left', 'wide-right', 'equal'],
  },
  CertificateSlider: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'date'],
    collection: 'certificates',
    layouts: ['slider'],
  },
  CareerGrid: {
    fields: HEAD,
    cards: [
      'title',
      'description',
      'image',
      'location',
      'job_type',
      'detail_desc',
      'html_field',
      'houres',
      'category',
      'date',
    ],
    collection: 'jobs',
    layouts: ['rows'],
  },
  ProjectGrid: { fields: HEAD, cards: PROJECT, collection: 'projects', layouts: ['grid'] },
  ProjectSlider: { fields: [...HEAD, ...BUTTON_ONE], cards: PROJECT, collection: 'projects', layouts: ['slider'] },
  HireGrid: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'category', 'houres', 'button_text', 'button_link'],
    layouts: ['grid'],
  },
  News: {
    fields: [...HEAD, ...BUTTON_ONE],
    cards: ['title', 'description', 'image', 'link', 'html_field', 'category', 'date', 'name'],
    collection: 'posts',
    layouts: ['cards', 'list'],
  },
  ContactMap: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'location', 'html_field'],
    collection: 'offices',
    layouts: ['map'],
  },
  FromToContact: {
    fields: [...HEAD, 'button_one_text'],
    cards: ['title', 'category'],
    layouts: ['form'],
  },
  RichText: { fields: ['main_title', 'sub_title', 'html_field'], cards: [], layouts: ['prose', 'columns'] },
  Faq: { fields: [...HEAD, 'com_image'], cards: ['title', 'html_field'], layouts: ['accordion'] },
  Stats: { fields: HEAD, cards: ['title', 'description', 'detail_desc'], layouts: ['row', 'large'] },
} as const satisfies Record<string, SectionKindRules>;

export type SectionKind = keyof typeof SECTION_KINDS;

/** Tells whether a `component_name` is one that a site of this contract can render. */
export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(SECTION_KINDS, name);
}
