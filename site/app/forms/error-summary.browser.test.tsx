import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { ApplicationForm } from './ApplicationForm/ApplicationForm.tsx';
import { MessageForm } from './MessageForm/MessageForm.tsx';
import { alerts, choose, control, fillIn, shownErrors, submitByEnter } from './testing/filled-form.ts';

/** The forms in both languages, with the invalid fields of an empty form in order. */
const FORMS = [
  {
    name: 'full contact form',
    language: 'en',
    form: <MessageForm variant="full" button="" onSent={() => {}} />,
    wrong: ['first_name', 'name', 'company', 'email', 'mobile', 'message'],
  },
  {
    name: 'footer form',
    language: 'de',
    form: <MessageForm variant="footer" button="" onSent={() => {}} />,
    wrong: ['first_name', 'email', 'mobile', 'message'],
  },
  {
    name: 'application',
    language: 'de',
    form: <ApplicationForm position="" posted={null} onSent={() => {}} />,
    wrong: ['full_name', 'email', 'phone_number', 'years_of_experience', 'position', 'resume'],
  },
] as const;

const TITLES = {
  en: { 6: 'Please check six fields', 4: 'Please check four fields' },
  de: { 6: 'Bitte prüfen Sie sechs Felder', 4: 'Bitte prüfen Sie vier Felder' },
} as const;

for (const { name, language, form, wrong } of FORMS) {
  test(`§4 what is wrong with the ${name} is announced, takes the focus, leads to each field, and goes when that is edited, in ${language}`, async () => {
    await show(form, { at: `/${language}` });
    await submitByEnter();
    const summary = page.getByRole('region', { name: TITLES[language][wrong.length] });
    await expect.element(summary).toHaveFocus();
    const errors = shownErrors();
    expect(Object.keys(errors).toSorted()).toEqual([...wrong].toSorted());
    expect(alerts()).not.toEqual([]);
    const links = summary.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(wrong.map((field) => errors[field]));
    for (const [index, field] of wrong.entries()) {
      await summary.getByRole('link').nth(index).click();
      expect(document.activeElement).toBe(control(field));
    }
    // In document order.
    const met = wrong.map(control).toSorted((one, other) => (one.compareDocumentPosition(other) & 2) - 1);
    expect(met.map(({ name: field }) => field)).toEqual(wrong);
    const left = new Set<string>(wrong);
    for (const field of wrong) {
      if (field === 'resume') await choose(field, new File(['%PDF'], 'cv.pdf'));
      else {
        control(field).focus();
        await userEvent.keyboard('9');
      }
      left.delete(field);
      await expect.poll(() => new Set(Object.keys(shownErrors())), { message: field }).toEqual(left);
    }
    expect(alerts()).toEqual([]);
    expect(summary.query()).toBeNull();
  });
}

test('what is wrong with a form is said in the language that the page changes to', async () => {
  const { goTo } = await show(<MessageForm variant="footer" button="" onSent={() => {}} />, { at: '/imprint' });
  await fillIn('first_name', 'Ada');
  await submitByEnter();
  await expect.poll(shownErrors).toMatchObject({ message: CONTACT_MESSAGES.message_required.en });
  await goTo('/de/imprint');
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie drei Felder' });
  await expect.element(summary).toBeVisible();
  const links = summary.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(
    (['email_required', 'phone_required', 'message_required'] as const).map((name) => CONTACT_MESSAGES[name].de),
  );
  expect(shownErrors()).toMatchObject({ message: CONTACT_MESSAGES.message_required.de });
  expect(control('first_name').value).toBe('Ada');
});
