import { expect, test } from 'vitest';
import { CONTACT_LABELS, SERVICE_LABELS, TITLE_LABELS } from './contact-labels.ts';

test('each field of the contact form has its label in both languages', () => {
  expect(CONTACT_LABELS).toEqual({
    Mrormrs: { en: 'Title', de: 'Anrede' },
    first_name: { en: 'First name', de: 'Vorname' },
    name: { en: 'Last name', de: 'Nachname' },
    company: { en: 'Company', de: 'Unternehmen' },
    service: { en: 'Service', de: 'Leistung' },
    email: { en: 'Email', de: 'E-Mail' },
    mobile: { en: 'Phone', de: 'Telefon' },
    message: { en: 'Message', de: 'Nachricht' },
  });
});

test('§5 the titles and services on offer, in both languages', () => {
  expect(TITLE_LABELS).toEqual({ Mr: { en: 'Mr', de: 'Herr' }, Mrs: { en: 'Mrs', de: 'Frau' } });
  expect(Object.values(SERVICE_LABELS)).toEqual([
    { en: 'Web development', de: 'Webentwicklung' },
    { en: 'SEO', de: 'SEO' },
    { en: 'Shop migration', de: 'Shop-Migration' },
    { en: 'Software testing', de: 'Softwaretests' },
  ]);
});
