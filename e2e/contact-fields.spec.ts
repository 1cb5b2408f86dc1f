import type { Language } from '@kontorwerk/contract/languages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { type Control, choicesOf, controlsOf } from './support/controls.ts';
import { field, footerContactForm, fullContactForm } from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    Mrormrs: 'Title',
    first_name: 'First name',
    name: 'Last name',
    company: 'Company',
    email: 'Email',
    mobile: 'Phone',
    service: 'Service',
    message: 'Message',
  },
  de: {
    Mrormrs: 'Anrede',
    first_name: 'Vorname',
    name: 'Nachname',
    company: 'Unternehmen',
    email: 'E-Mail',
    mobile: 'Telefon',
    service: 'Leistung',
    message: 'Nachricht',
  },
};

const TITLES = {
  en: ['Mr', 'Mrs'],
  de: ['Herr', 'Frau'],
};

const SERVICES = {
  en: ['Web development', 'SEO', 'Shop migration', 'Software testing'],
  de: ['Webentwicklung', 'SEO', 'Shop-Migration', 'Softwaretests'],
};

/** A new form's fields: only the last name is required by its attribute. */
function newFields(language: Language, leftOut: readonly string[]): readonly Control[] {
  const values: Readonly<Record<string, string>> = { Mrormrs: 'Mr', service: 'webDevelopment' };
  return Object.entries(LABELS[language])
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, label]) => ({ name, label, value: values[name] ?? '', required: name === 'name' }));
}

for (const language of LANGUAGES) {
  test(`§3 §5 both contact forms have their fields with label and default, the last name required by the browser in the full one, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contactus/contactform', language));
    expect(await controlsOf(fullContactForm(page))).toEqual(newFields(language, []));
    await page.goto(inLanguage('/projects', language));
    expect(await controlsOf(footerContactForm(page))).toEqual(newFields(language, ['name', 'company']));
  });

  test(`§3 §5 the titles and the services to choose from, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/contactus/contactform', language));
    const form = fullContactForm(page);
    const titles = await choicesOf(field(form, 'Mrormrs'));
    expect(titles).toEqual([
      ['Mr', TITLES[language][0]],
      ['Mrs', TITLES[language][1]],
    ]);
    const services = await choicesOf(field(form, 'service'));
    expect(services.map(([, label]) => label)).toEqual(SERVICES[language]);
  });
}

test('§5 §9 the phone input is numeric, at most 9999999999 and 15 long', async ({ page }) => {
  for (const path of ['/contactus/contactform', '/projects']) {
    await page.goto(path);
    await hydrated(page);
    const phone = page.locator('[name=mobile]');
    await expect(phone).toHaveAttribute('type', 'number');
    await expect(phone).toHaveAttribute('inputmode', 'numeric');
    await expect(phone).toHaveAttribute('max', '9999999999');
    await expect(phone).toHaveAttribute('maxlength', '15');
    await phone.pressSequentially('98ab76');
    await expect(phone).toHaveValue('9876');
    await phone.fill('');
    await phone.pressSequentially('12345678901234567');
    await expect(phone).toHaveValue('123456789012345');
  }
});

test('§5 a last name that is missing is asked for by the browser alone', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/contactus/contactform');
  await hydrated(page);
  const form = fullContactForm(page);
  await field(form, 'first_name').fill('Ada');
  await field(form, 'company').fill('Analytical Engines');
  await field(form, 'email').fill('ada@engines.test');
  await field(form, 'mobile').fill('9876543210');
  await field(form, 'message').fill('Count on us.');
  await form.locator('[type=submit]').click();
  await expect(field(form, 'name')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
});
