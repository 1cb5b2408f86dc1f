import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { applicationForm, field, footerContactForm, fullContactForm } from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { shownErrors } from './support/shown-errors.ts';
import { expect, test } from './support/test.ts';

/** Both forms with what they find wrong when nothing is filled in, in their order. */
const FORMS = [
  {
    path: '/contactus/contactform',
    find: fullContactForm,
    wrong: ['first_name', 'company', 'email', 'mobile', 'message'],
  },
  { path: '/imprint', find: footerContactForm, wrong: ['first_name', 'email', 'mobile', 'message'] },
  {
    path: '/career-form',
    find: applicationForm,
    wrong: ['full_name', 'email', 'phone_number', 'years_of_experience', 'resume'],
  },
] as const;

const TITLES = {
  en: { 5: 'Please check five fields', 4: 'Please check four fields' },
  de: { 5: 'Bitte prüfen Sie fünf Felder', 4: 'Bitte prüfen Sie vier Felder' },
} as const;

for (const { path, find, wrong } of FORMS) {
  for (const language of LANGUAGES) {
    test(`§4 what is wrong with the form on ${path} is announced, takes the focus, leads to each field, and goes when that is edited, in ${language}`, async ({
      page,
    }) => {
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      const form = find(page);
      await field(form, 'email').press('Enter');
      const summary = form.getByRole('region', { name: TITLES[language][wrong.length] });
      await expect(summary).toBeFocused();
      const errors = await shownErrors(form);
      expect(Object.keys(errors).toSorted()).toEqual([...wrong].toSorted());
      await expect(form.getByRole('alert')).not.toHaveCount(0);
      await expect(summary.getByRole('link')).toHaveText(wrong.map((name) => errors[name] ?? ''));
      for (const [index, name] of wrong.entries()) {
        await summary.getByRole('link').nth(index).click();
        await expect(field(form, name)).toBeFocused();
      }
      for (const name of wrong) {
        const left = Object.keys(await shownErrors(form)).length;
        const control = field(form, name);
        if (name === 'resume')
          await control.setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from('%PDF') });
        else await control.pressSequentially('9');
        const now = await shownErrors(form);
        expect(now, name).not.toHaveProperty(name);
        expect(Object.keys(now), name).toHaveLength(left - 1);
      }
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(summary).toHaveCount(0);
    });
  }
}

test('what is wrong with the footer form is said in the language that the page changes to', async ({ page }) => {
  await page.goto('/imprint');
  await hydrated(page);
  const form = footerContactForm(page);
  await field(form, 'first_name').fill('Ada');
  await field(form, 'email').press('Enter');
  expect(await shownErrors(form)).toMatchObject({ message: CONTACT_MESSAGES.message_required.en });
  // The selector is hidden here; a step through the history changes the language without loading the page anew, too.
  await page.evaluate(() => {
    history.pushState(null, '', '/de/imprint');
    history.back();
  });
  await expect(page).toHaveURL('/imprint');
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(form.getByRole('region', { name: 'Bitte prüfen Sie drei Felder' }).getByRole('link')).toHaveText(
    (['email_required', 'phone_required', 'message_required'] as const).map((name) => CONTACT_MESSAGES[name].de),
  );
  expect(await shownErrors(form)).toMatchObject({ message: CONTACT_MESSAGES.message_required.de });
  await expect(field(form, 'first_name')).toHaveValue('Ada');
});
