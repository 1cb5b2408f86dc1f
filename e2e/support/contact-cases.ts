import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactVariant,
  emptyContact,
} from '@kontorwerk/contract/forms/contact';
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import type { ContactCase } from '@kontorwerk/contract/forms/testing/contact-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { Page } from '@playwright/test';
import { field, footerContactForm, fullContactForm } from './forms.ts';
import { countRequests } from './sent-request.ts';
import { shownErrors } from './shown-errors.ts';
import { expect } from './test.ts';

const FOOTER = ['first_name', 'email', 'mobile', 'message'] as const satisfies readonly ContactField[];
const FULL = [...FOOTER, 'company'] as const satisfies readonly ContactField[];

/** What §5 says of a case in a language, by a name given to each field. */
export function contactMessages(
  { errors }: ContactCase,
  language: Language,
  nameOf: (field: ContactField) => string = (name) => name,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [[nameOf(name), CONTACT_MESSAGES[message][language]]];
    }),
  );
}

/** In milliseconds: a form answers at once. */
const OFTEN = [20];

/**
 * Fills in a page's contact form for each case, submits it, and compares what it says. The full form's last name
 * stays empty, which the browser asks for: so not even what breaks no rule is sent. The footer's form asks for none;
 * only cases with errors are for it.
 */
export async function expectContactRules(
  page: Page,
  variant: ContactVariant,
  cases: readonly ContactCase[],
  language: Language,
): Promise<void> {
  const sent = countRequests(page, CONTACT_PATH);
  const form = variant === 'full' ? fullContactForm(page) : footerContactForm(page);
  const fields = variant === 'full' ? FULL : FOOTER;
  let before = emptyContact();
  for (const one of cases) {
    const { name: what, values } = one;
    for (const name of fields) if (values[name] !== before[name]) await field(form, name).fill(values[name]);
    before = values;
    await field(form, 'email').press('Enter');
    // The first submission may have to wait for the rules.
    await expect
      .poll(() => shownErrors(form), { message: what, intervals: OFTEN })
      .toEqual(contactMessages(one, language));
  }
  expect(sent()).toBe(0);
}
