import type { CardField, SectionField } from './fields.ts';

/** The collections that a section can list as its cards. */
export type CardCollection = 'projects' | 'posts' | 'jobs' | 'reviews' | 'clients' | 'certificates' | 'offices';

/** The fields of the wire's section record that one kind of section uses. */
export type SectionKindRules = {
  /** The section fields that this kind shows. */
  readonly fields: readonly SectionField[];
  /** The card fields that this kind shows; empty without cards. */
  readonly cards: readonly CardField[];
  /** The source of the cards, unless an editor writes them one by one. */
  readonly collection?: CardCollection;
};

const HEAD = ['main_title', 'sub_title', 'description'] as const;
const BUTTON_ONE = ['button_one_text', 'button_one_link'] as const;
const BUTTONS = [...BUTTON_ONE, 'button_two_text', 'button_two_link'] as const;
const PROJECT = ['title', 'description', 'image', 'link', 'pro_category', 'detail_desc', 'html_field', 'date'] as const;

/**
 * Every kind of section (§2, reading guide), by its `component_name`, with its fields. The CMS shows an editor only
 * these fields, and the site has one component for each kind.
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

/** Whether a site of this contract can render a `component_name`. */
export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(SECTION_KINDS, name);
}
