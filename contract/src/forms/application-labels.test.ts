import { expect, test } from 'vitest';
import { APPLICATION_LABELS } from './application-labels.ts';

test('each field of the application has its label in both languages', () => {
  expect(APPLICATION_LABELS).toEqual({
    full_name: { en: 'Full name', de: 'Vor- und Nachname' },
    email: { en: 'Email', de: 'E-Mail' },
    phone_number: { en: 'Phone', de: 'Telefon' },
    position: { en: 'Position', de: 'Stelle' },
    years_of_experience: { en: 'Years of experience', de: 'Berufserfahrung in Jahren' },
    resume: { en: 'Resume', de: 'Lebenslauf' },
    checkbox: { en: 'I accept the terms and conditions.', de: 'Ich akzeptiere die Geschäftsbedingungen.' },
  });
});
