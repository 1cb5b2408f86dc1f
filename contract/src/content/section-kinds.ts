import type { CardField, SectionField } from './fields.ts';
import { SECTION_LAYOUTS } from './section-layouts.ts';

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
    fields: [...HEAD, 'bg_image', 'com_image', ...BUTTONS],
    cards: [],
    layouts: SECTION_LAYOUTS.Banner,
  },
  GridBlocks: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'button_text'],
    layouts: SECTION_LAYOUTS.GridBlocks,
  },
  ClientSlider: {
    fields: HEAD,
    cards: ['title', 'image', 'link'],
    collection: 'clients',
    layouts: SECTION_LAYOUTS.ClientSlider,
  },
  ReviewSlider: {
    fields: HEAD,
    cards: ['name', 'location_company', 'review', 'image'],
    collection: 'reviews',
    layouts: SECTION_LAYOUTS.ReviewSlider,
  },
  ImageContent: {
    fields: [...HEAD, 'html_field', 'com_image', ...BUTTONS],
    cards: ['title', 'description'],
    layouts: SECTION_LAYOUTS.ImageContent,
  },
  ServicesGrid: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'button_text', 'html_field'],
    layouts: SECTION_LAYOUTS.ServicesGrid,
  },
  ContactForm: {
    fields: [...HEAD, 'button_two_text'],
    cards: ['html_field'],
    layouts: SECTION_LAYOUTS.ContactForm,
  },
  TwoImages: {
    fields: [...HEAD, 'bg_image', 'com_image'],
    cards: ['title', 'description'],
    layouts: SECTION_LAYOUTS.TwoImages,
  },
  CertificateSlider: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'date'],
    collection: 'certificates',
    layouts: SECTION_LAYOUTS.CertificateSlider,
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
    layouts: SECTION_LAYOUTS.CareerGrid,
  },
  ProjectGrid: { fields: HEAD, cards: PROJECT, collection: 'projects', layouts: SECTION_LAYOUTS.ProjectGrid },
  ProjectSlider: {
    fields: [...HEAD, ...BUTTON_ONE],
    cards: PROJECT,
    collection: 'projects',
    layouts: SECTION_LAYOUTS.ProjectSlider,
  },
  HireGrid: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'category', 'houres', 'button_text', 'button_link'],
    layouts: SECTION_LAYOUTS.HireGrid,
  },
  News: {
    fields: [...HEAD, ...BUTTON_ONE],
    cards: ['title', 'description', 'image', 'link', 'html_field', 'category', 'date', 'name'],
    collection: 'posts',
    layouts: SECTION_LAYOUTS.News,
  },
  ContactMap: {
    fields: HEAD,
    cards: ['title', 'description', 'image', 'link', 'location', 'html_field'],
    collection: 'offices',
    layouts: SECTION_LAYOUTS.ContactMap,
  },
  FromToContact: {
    fields: [...HEAD, 'button_one_text'],
    cards: ['title', 'category'],
    layouts: SECTION_LAYOUTS.FromToContact,
  },
  RichText: { fields: ['main_title', 'sub_title', 'html_field'], cards: [], layouts: SECTION_LAYOUTS.RichText },
  Faq: { fields: [...HEAD, 'com_image'], cards: ['title', 'html_field'], layouts: SECTION_LAYOUTS.Faq },
  Stats: { fields: HEAD, cards: ['title', 'description', 'detail_desc'], layouts: SECTION_LAYOUTS.Stats },
} as const satisfies Record<string, SectionKindRules>;

export type SectionKind = keyof typeof SECTION_KINDS;

/** Tells whether a `component_name` is one that a site of this contract can render. */
export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(SECTION_KINDS, name);
}
