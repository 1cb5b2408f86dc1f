import { LAST_NAME_REQUIRED } from '@kontorwerk/contract/forms/browser-messages';
import { type ContactField, type ContactVariant, createEmptyContact } from '@kontorwerk/contract/forms/contact';
import { contactMessages } from '@kontorwerk/contract/forms/testing/case-messages';
import {
  ANY_EMAIL_CONTACT_CASES,
  CONTACT_CASES,
  type ContactCase,
  INTERNATIONAL_CONTACT_CASES,
} from '@kontorwerk/contract/forms/testing/contact-cases';
import { oneOfEach } from '@kontorwerk/contract/forms/testing/one-of-each';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { show } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { put, shownErrors, submit } from '../testing/filled-form.ts';
import { countSubmissions } from '../testing/submissions.ts';
import { MessageForm } from './MessageForm.tsx';

const FIELDS: Readonly<Record<ContactVariant, readonly ContactField[]>> = {
  footer: ['first_name', 'email', 'mobile', 'message'],
  full: ['first_name', 'email', 'mobile', 'message', 'company'],
};

const FULL_CASES = CONTACT_CASES.filter(({ variants }) => variants.includes('full'));
const WRONG_FOOTER_CASES = CONTACT_CASES.filter(
  ({ variants, errors }) => variants.includes('footer') && Object.keys(errors).length > 0,
);

/**
 * Fills in the form for each case, submits it and compares its messages. The full form's required last name stays
 * empty, so that even valid cases aren't sent. The footer's form has no required field, so it gets only invalid cases.
 */
async function expectRules(variant: ContactVariant, cases: readonly ContactCase[], language: Language): Promise<void> {
  const sent = countSubmissions();
  const missing = variant === 'full' ? { name: LAST_NAME_REQUIRED[language] } : {};
  let before = createEmptyContact();
  for (const one of cases) {
    for (const name of FIELDS[variant]) if (one.values[name] !== before[name]) put(name, one.values[name]);
    before = one.values;
    submit();
    await expect.poll(shownErrors, { message: one.name }).toEqual({ ...missing, ...contactMessages(one, language) });
  }
  expect(sent()).toBe(0);
}

for (const language of LANGUAGES) {
  test(`§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}`, async () => {
    await show(<MessageForm variant="full" button="" onSent={() => {}} />, { at: `/${language}` });
    await expectRules('full', language === 'en' ? FULL_CASES : oneOfEach(FULL_CASES), language);
  });

  test(`§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}`, async () => {
    await show(<MessageForm variant="footer" button="" onSent={() => {}} />, { at: `/${language}` });
    await expectRules('footer', oneOfEach(WRONG_FOOTER_CASES), language);
  });
}

test('§5 the contact form takes international numbers and has a message of its own for others', async () => {
  const { settings } = buildSiteData('de');
  await show(<MessageForm variant="full" button="" onSent={() => {}} />, {
    at: '/de',
    site: { settings: { ...settings, phone_rule: 'international' } },
  });
  await expectRules('full', INTERNATIONAL_CONTACT_CASES, 'de');
});

test('the contact form takes any address that mail can be sent to where the site says so', async () => {
  const { settings } = buildSiteData('de');
  await show(<MessageForm variant="full" button="" onSent={() => {}} />, {
    at: '/de',
    site: { settings: { ...settings, email_rule: 'any' } },
  });
  await expectRules('full', ANY_EMAIL_CONTACT_CASES, 'de');
});
