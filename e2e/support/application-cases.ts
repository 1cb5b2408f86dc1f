import { APPLICATION_FIELDS, type ApplicationValues, emptyApplication } from '@kontorwerk/contract/forms/application';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import type { ApplicationCase } from '@kontorwerk/contract/forms/testing/application-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import type { Locator, Page } from '@playwright/test';
import { pdfOfSize } from './documents/pdf.ts';
import { applicationForm, field } from './forms.ts';
import { countRequests } from './sent-request.ts';
import { shownErrors } from './shown-errors.ts';
import { expect } from './test.ts';

const TEXTS = ['full_name', 'email', 'phone_number', 'years_of_experience'] as const;

/** What §5 says of a case in a language, by field. */
export function applicationMessages({ errors }: ApplicationCase, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [[name, APPLICATION_MESSAGES[message][language]]];
    }),
  );
}

/** Fills in what is not there yet. */
async function fillIn(form: Locator, values: ApplicationValues, before: ApplicationValues): Promise<void> {
  for (const name of TEXTS) if (values[name] !== before[name]) await field(form, name).fill(values[name]);
  if (values.checkbox !== before.checkbox) await field(form, 'checkbox').setChecked(values.checkbox);
  const { resume } = values;
  if (resume?.name === before.resume?.name && resume?.size === before.resume?.size) return;
  const file = resume && { name: resume.name, mimeType: '', buffer: pdfOfSize(resume.size) };
  await field(form, 'resume').setInputFiles(file ?? []);
}

/** In milliseconds: a form answers at once. */
const OFTEN = [20];

/**
 * Fills in a page's application form for each case, submits it, and compares what it says. The position stays empty,
 * which the browser asks for: so not even what breaks no rule is sent.
 */
export async function expectApplicationRules(
  page: Page,
  cases: readonly ApplicationCase[],
  language: Language,
): Promise<void> {
  const sent = countRequests(page, APPLICATION_PATH);
  const form = applicationForm(page);
  const forAll = form.getByText(APPLICATION_MESSAGES.fields_invalid[language], { exact: true });
  let before = emptyApplication();
  for (const one of cases) {
    await fillIn(form, one.values, before);
    before = one.values;
    await field(form, 'email').press('Enter');
    const expected = applicationMessages(one, language);
    // The first submission may have to wait for the rules.
    await expect.poll(() => shownErrors(form), { message: one.name, intervals: OFTEN }).toEqual(expected);
    expect(await forAll.count(), one.name).toBe(Object.keys(expected).length > 0 ? 1 : 0);
  }
  expect(sent()).toBe(0);
}
