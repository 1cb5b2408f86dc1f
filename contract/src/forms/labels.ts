import type { LocalText } from '../languages.ts';
import type { ApplicationField } from './application.ts';
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

/** The visible labels of the application's fields. */
export const APPLICATION_LABELS = {
  full_name: { en: 'Full name', de: 'Vor- und Nachname' },
  email: { en: 'Email', de: 'E-Mail' },
  phone_number: { en: 'Phone', de: 'Telefon' },
  position: { en: 'Position', de: 'Stelle' },
  years_of_experience: { en: 'Years of experience', de: 'Berufserfahrung in Jahren' },
  resume: { en: 'Resume', de: 'Lebenslauf' },
  checkbox: { en: 'I accept the terms and conditions.', de: 'Ich akzeptiere die Geschäftsbedingungen.' },
} as const satisfies Record<ApplicationField, LocalText>;
