import { type ApplicationValues, createEmptyApplication } from '@kontorwerk/contract/forms/application';
import { APPLICATION_MESSAGES, POSITION_REQUIRED } from '@kontorwerk/contract/forms/application-messages';
import {
  ANY_EMAIL_APPLICATION_CASES,
  APPLICATION_CASES,
  type ApplicationCase,
  INTERNATIONAL_APPLICATION_CASES,
} from '@kontorwerk/contract/forms/testing/application-cases';
import { applicationMessages } from '@kontorwerk/contract/forms/testing/case-messages';
import { oneOfEach } from '@kontorwerk/contract/forms/testing/one-of-each';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { choose, control, put, shownErrors, submit } from '../testing/filled-form.ts';
import { countSubmissions } from '../testing/submissions.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

const TEXTS = ['full_name', 'email', 'phone_number', 'years_of_experience'] as const;

/** Uploading files of 10 MB is slow, so a separate test covers them. */
const QUICK_CASES = APPLICATION_CASES.filter(({ values: { resume } }) => (resume?.size ?? 0) < 1_000_000);

/** Fills in only the values that differ from the previous case. */
async function fillInAll(values: ApplicationValues, before: ApplicationValues): Promise<void> {
  for (const name of TEXTS) if (values[name] !== before[name]) put(name, values[name]);
  if (values.checkbox !== before.checkbox) control('checkbox').click();
  const { resume } = values;
  if (resume?.name === before.resume?.name && resume?.size === before.resume?.size) return;
  await choose('resume', resume && new File([new Uint8Array(resume.size)], resume.name));
}

/**
 * Fills in the form for each case, submits it and compares its messages. The required position stays empty, so that
 * even valid cases aren't sent.
 */
async function expectRules(cases: readonly ApplicationCase[], language: Language): Promise<void> {
  const sent = countSubmissions();
  const forAll = page.getByText(APPLICATION_MESSAGES.fields_invalid[language], { exact: true });
  let before = createEmptyApplication();
  for (const one of cases) {
    await fillInAll(one.values, before);
    before = one.values;
    submit();
    const expected = { ...applicationMessages(one, language), position: POSITION_REQUIRED[language] };
    await expect.poll(shownErrors, { message: one.name }).toEqual(expected);
    expect(forAll.elements(), one.name).toHaveLength(1);
  }
  expect(sent()).toBe(0);
}

for (const language of LANGUAGES) {
  test(`§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}`, async () => {
    await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: `/${language}` });
    await expectRules(language === 'en' ? QUICK_CASES : oneOfEach(QUICK_CASES), language);
  });
}

test('§5 the application takes international numbers and has a message of its own for others', async () => {
  const { settings } = buildSiteData('de');
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, {
    at: '/de',
    site: { settings: { ...settings, phone_rule: 'international' } },
  });
  await expectRules(INTERNATIONAL_APPLICATION_CASES, 'de');
});

test('the application takes any address that mail can be sent to where the site says so', async () => {
  const { settings } = buildSiteData('de');
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, {
    at: '/de',
    site: { settings: { ...settings, email_rule: 'any' } },
  });
  await expectRules(ANY_EMAIL_APPLICATION_CASES, 'de');
});
