import { expect, test } from 'vitest';
import { confirmationOf, sentText } from './sent-text.ts';

test('§4 ends a success text with the first name and an exclamation mark', () => {
  expect(sentText('We have your message,', 'Ada')).toBe('We have your message, Ada!');
  expect(sentText('', 'Ada')).toBe('Ada!');
});

test('§4 ends a confirmation with the full name, or is the name', () => {
  expect(confirmationOf('We have your application,', 'Ada Okonkwo')).toBe('We have your application, Ada Okonkwo');
  expect(confirmationOf('', 'Ada Okonkwo')).toBe('Ada Okonkwo');
});
