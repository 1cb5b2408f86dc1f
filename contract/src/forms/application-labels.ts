import type { LocalText } from '../languages.ts';
import type { ApplicationField } from './application.ts';

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
