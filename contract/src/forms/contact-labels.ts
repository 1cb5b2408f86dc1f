import type { LocalText } from '../languages.ts';
import type { ContactField, ContactServiceId } from './contact.ts';

/** The visible labels of the contact form's fields. */
export const CONTACT_LABELS = {
  Mrormrs: { en: 'Title', de: 'Anrede' },
  first_name: { en: 'First name', de: 'Vorname' },
  name: { en: 'Last name', de: 'Nachname' },
  company: { en: 'Company', de: 'Unternehmen' },
  service: { en: 'Service', de: 'Leistung' },
  email: { en: 'Email', de: 'E-Mail' },
  mobile: { en: 'Phone', de: 'Telefon' },
  message: { en: 'Message', de: 'Nachricht' },
} as const satisfies Record<ContactField, LocalText>;

/** The title choices (§5). */
export const TITLE_LABELS = {
  Mr: { en: 'Mr', de: 'Herr' },
  Mrs: { en: 'Mrs', de: 'Frau' },
} as const satisfies Record<'Mr' | 'Mrs', LocalText>;

/** The service choices (§5). */
export const SERVICE_LABELS = {
  webDevelopment: { en: 'Web development', de: 'Webentwicklung' },
  seo: { en: 'SEO', de: 'SEO' },
  shop_migration: { en: 'Shop migration', de: 'Shop-Migration' },
  software_testing: { en: 'Software testing', de: 'Softwaretests' },
} as const satisfies Record<ContactServiceId, LocalText>;
