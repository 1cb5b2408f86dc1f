import type { LocalText } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';

/** What editors call the parts of the site (§7). */
export const PAGE_KEY_LABELS = {
  homepage: { en: 'Home', de: 'Startseite' },
  products: { en: 'Products', de: 'Produkte' },
  ecommerce: { en: 'E-commerce', de: 'E-Commerce' },
  service: { en: 'Services', de: 'Leistungen' },
  projects: { en: 'Projects', de: 'Projekte' },
  aboutus: { en: 'About us', de: 'Über uns' },
  news: { en: 'News', de: 'News' },
  blog: { en: 'Blog', de: 'Blog' },
  contactus: { en: 'Contact', de: 'Kontakt' },
  career: { en: 'Career', de: 'Karriere' },
  client: { en: 'Clients', de: 'Kunden' },
  review: { en: 'Reviews', de: 'Kundenstimmen' },
  legal: { en: 'Legal', de: 'Rechtliches' },
} as const satisfies Record<PageKey, LocalText>;
