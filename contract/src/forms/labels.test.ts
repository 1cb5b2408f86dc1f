import { expect, test } from 'vitest';
import type { LocalText } from '../languages.ts';
import { APPLICATION_FIELDS } from './application.ts';
import { APPLICATION_LABELS } from './application-labels.ts';
import { CONTACT_FIELDS, CONTACT_SERVICES, CONTACT_TITLES } from './contact.ts';
import { CONTACT_LABELS, SERVICE_LABELS, TITLE_LABELS } from './contact-labels.ts';

const LABELLED: readonly (readonly [string, readonly LocalText[]])[] = [
  ['the fields of the contact form', CONTACT_FIELDS.map((field) => CONTACT_LABELS[field])],
  ['the titles to choose from', CONTACT_TITLES.map((title) => TITLE_LABELS[title])],
  ['the services to choose from', CONTACT_SERVICES.map(({ id }) => SERVICE_LABELS[id])],
  ['the fields of the application', APPLICATION_FIELDS.map((field) => APPLICATION_LABELS[field])],
];

test.each(LABELLED)('%s can be told apart by what they are called, in both languages', (_name, labels) => {
  for (const language of ['en', 'de'] as const) {
    const texts = labels.map((label) => label[language]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
