import { EMAIL_TAIL_MAX, PHONE_DIGITS } from '@kontorwerk/contract/constants';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { EmailRule, PhoneRule, SocialPlatform } from '@kontorwerk/contract/settings/settings';

/** The names of the site's languages. */
export const LANGUAGE_NAMES = {
  en: { en: 'English', de: 'Englisch' },
  de: { en: 'German', de: 'Deutsch' },
} as const satisfies Record<Language, LocalText>;

/** The headings of the admin's navigation, in display order. */
export const NAV_GROUPS = {
  content: { en: 'Content', de: 'Inhalte' },
  lists: { en: 'Lists', de: 'Listen' },
  inbox: { en: 'Inbox', de: 'Eingang' },
  people: { en: 'Administration', de: 'Verwaltung' },
} as const satisfies Record<string, LocalText>;

/** The editors' names for the parts of the site (§7). */
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
  page: { en: 'Other pages', de: 'Weitere Seiten' },
} as const satisfies Record<PageKey, LocalText>;

/** The types of posts; the blog and the news list show one type each. */
export const POST_TYPES = [
  { value: 'blog', label: { en: 'Blog post', de: 'Blogbeitrag' } },
  { value: 'news', label: { en: 'News', de: 'News' } },
];

/** The names of the social networks. */
export const SOCIAL_LABELS = {
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  xing: 'Xing',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  shopware: 'Shopware',
} as const satisfies Record<SocialPlatform, string>;

/** The description of each phone rule (§5). */
export const PHONE_RULE_LABELS = {
  indian: {
    en: `Indian mobile numbers, ${PHONE_DIGITS} digits`,
    de: `Indische Mobilnummern, ${PHONE_DIGITS} Ziffern`,
  },
  international: { en: 'Any valid number', de: 'Jede gültige Nummer' },
} as const satisfies Record<PhoneRule, LocalText>;

/** The description of each e-mail rule (§5). */
export const EMAIL_RULE_LABELS = {
  simple: {
    en: `Plain addresses, with endings of up to ${EMAIL_TAIL_MAX} letters`,
    de: `Einfache Adressen mit Endungen bis ${EMAIL_TAIL_MAX} Buchstaben`,
  },
  any: { en: 'Any valid address', de: 'Jede gültige Adresse' },
} as const satisfies Record<EmailRule, LocalText>;
