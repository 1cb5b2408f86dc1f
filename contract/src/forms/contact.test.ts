import { expect, test } from 'vitest';
import { CONTACT_TITLES, createEmptyContact } from './contact.ts';

test('§3 a new contact form is empty but for Mr and web development', () => {
  expect(createEmptyContact()).toEqual({
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

test('the title of a new contact form is one of those to choose from', () => {
  expect(CONTACT_TITLES).toContain(createEmptyContact().Mrormrs);
});
