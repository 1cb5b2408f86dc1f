import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

/** The kinds whose content is their list, each with one of the ways in which a backend sends an empty one. */
export const EMPTY_LISTS = {
  GridBlocks: [],
  ClientSlider: null,
  ReviewSlider: false,
  ServicesGrid: '',
  CertificateSlider: {},
  CareerGrid: [],
  ProjectGrid: null,
  ProjectSlider: false,
  HireGrid: [],
  News: null,
  FromToContact: [{ title: 'Hamburg', category: 'from' }],
  Faq: false,
  Stats: [],
} as const satisfies Partial<Readonly<Record<SectionKind, unknown>>>;

/** Returns the heading of an empty section. */
export function emptyHeading(kind: string): string {
  return `Nothing in ${kind}`;
}

/** A page on which every list is empty. */
export const nothingYet = {
  title: 'Nothing yet',
  meta: [
    { component_name: 'Banner', main_title: 'Nothing yet', button_one_text: 'A text without a link' },
    ...Object.entries(EMPTY_LISTS).map(([component_name, card_components]) => ({
      component_name,
      main_title: emptyHeading(component_name),
      card_components,
    })),
  ],
  endpoint_call: 'ecommerce-1',
};
