import { expect, test } from 'vitest';
import { CONTACT_FIELDS, CONTACT_SERVICES, CONTACT_TITLES, emptyContact } from './contact.ts';

test('§3 a new contact form is empty but for Mr and web development', () => {
  expect(emptyContact()).toEqual({
    Mrormrs: 'Mr',
    first_name: '',
    name: '',
    company: '',
    service: 'webDevelopment',
    email: '',
    mobile: '',
    message: '',
  });
});

test('§3 the inputs of the contact form bear the names of its state', () => {
  expect(CONTACT_FIELDS).toEqual(['Mrormrs', 'first_name', 'name', 'company', 'service', 'email', 'mobile', 'message']);
});

test('§5 the titles are Mr and Mrs; of the four services the last three carry the value seo', () => {
  expect(CONTACT_TITLES).toEqual(['Mr', 'Mrs']);
  expect(CONTACT_SERVICES.map(({ value }) => value)).toEqual(['webDevelopment', 'seo', 'seo', 'seo']);
});
