import type { CardField, SectionField } from './fields.ts';

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
};

const HEAD = ['main_title', 'sub_title', 'description'] as const;
const BUTTON_ONE = ['button_one_text', 'button_one_link'] as const;
const BUTTONS = [...BUTTON_ONE, 'button_two_text', 'button_two_link'] as const;
const PROJECT = ['title', 'description', 'image', 'link', 'pro_category', 'detail_desc', 'html_field', 'date'] as const;

/**
 * Every kind of section (§2, reading guide), by its `component_name`, and what it uses.
 * The CMS shows an editor these fields only, and the site has one component for each.
 */
export const SECTION_KINDS = {
  Banner: { fields: [...HEAD, 'bg_image', 'com_image', ...BUTTONS], cards: [] },
  GridBlocks: { fields: HEAD, cards: ['title', 'description', 'image', 'link', 'button_text'] },
  ClientSlider: { fields: HEAD, cards: ['title', 'image', 'link'], collection: 'clients' },
  ReviewSlider: { fields: HEAD, cards: ['name', 'location_company', 'review', 'image'], collection: 'reviews' },
  ImageContent: { fields: [...HEAD, 'html_field', 'com_image', ...BUTTONS], cards: ['title', 'description'] },
  ServicesGrid: { fields: HEAD, cards: ['title', 'description', 'image', 'link', 'button_text', 'html_field'] },
  ContactForm: { fields: [...HEAD, 'button_two_text'], cards: ['name', 'image', 'html_field'] },
  TwoImages: { fields: [...HEAD, 'bg_image', 'com_image'], cards: ['title', 'description'] },
  CertificateSlider: { fields: HEAD, cards: ['title', 'description', 'image', 'date'], collection: 'certificates' },
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
      'name',
      'location_company',
    ],
    collection: 'jobs',
  },
  ProjectGrid: { fields: HEAD, cards: PROJECT, collection: 'projects' },
  ProjectSlider: { fields: [...HEAD, ...BUTTON_ONE], cards: PROJECT, collection: 'projects' },
  HireGrid: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'category', 'houres', 'button_text', 'button_link'],
  },
  News: {
    fields: [...HEAD, ...BUTTON_ONE],
    cards: ['title', 'description', 'image', 'link', 'html_field', 'category', 'date', 'name'],
    collection: 'posts',
  },
  ContactMap: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'location', 'html_field'],
    collection: 'offices',
  },
  FromToContact: { fields: [...HEAD, 'button_one_text'], cards: ['title', 'category'] },
  RichText: { fields: ['main_title', 'sub_title', 'html_field'], cards: [] },
  Faq: { fields: [...HEAD, 'com_image'], cards: ['title', 'html_field'] },
  Stats: { fields: HEAD, cards: ['title', 'description', 'detail_desc'] },
} as const satisfies Record<string, SectionKindRules>;

export type SectionKind = keyof typeof SECTION_KINDS;

/** Tells whether a `component_name` is one that a site of this contract can render. */
export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(SECTION_KINDS, name);
}
