import type { Language } from '@kontorwerk/contract/languages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { controlsOf } from './support/controls.ts';
import { applicationForm, field, fillApplication, newVisitor, submit } from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone',
    years_of_experience: 'Years of experience',
    position: 'Position',
    resume: 'Resume',
    checkbox: 'I accept the terms and conditions.',
  },
  de: {
    full_name: 'Vor- und Nachname',
    email: 'E-Mail',
    phone_number: 'Telefon',
    years_of_experience: 'Berufserfahrung in Jahren',
    position: 'Stelle',
    resume: 'Lebenslauf',
    checkbox: 'Ich akzeptiere die Geschäftsbedingungen.',
  },
};

for (const language of LANGUAGES) {
  test(`§3 §5 the application has its fields with label and default, the terms accepted and the position required in the markup only, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/career-form', language));
    const form = applicationForm(page);
    expect(await controlsOf(form)).toEqual(
      Object.entries(LABELS[language]).map(([name, label]) => ({
        name,
        label,
        value: name === 'checkbox' ? 'on' : '',
        required: name === 'position',
      })),
    );
    await expect(field(form, 'checkbox')).toBeChecked();
  });
}

test('§5 §9 the years of experience take no sign, no letter and nothing above 25', async ({ page }) => {
  await page.goto('/career-form');
  await hydrated(page);
  const years = page.locator('[name=years_of_experience]');
  for (const [keys, left] of [
    ['-3', '3'],
    ['+4', '4'],
    ['a1b2c', '12'],
    ['1e1', '11'],
    ['0', '0'],
    ['25', '25'],
    ['26', '2'],
    ['25.5', '25.'],
    ['100', '10'],
    ['2.5', '2.5'],
  ] as const) {
    await years.fill('');
    await years.pressSequentially(keys);
    await expect(years, keys).toHaveValue(left);
  }
  // Pasted in one go.
  for (const text of ['-1', 'seven', '26']) {
    await years.fill('7');
    await years.fill(text);
    await expect(years, text).toHaveValue('7');
  }
});

test('§5 a position that is missing is asked for by the browser alone', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, newVisitor());
  await field(form, 'position').fill('');
  await submit(form);
  await expect(field(form, 'position')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
});
