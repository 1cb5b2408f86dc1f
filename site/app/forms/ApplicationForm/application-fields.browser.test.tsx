import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { show } from '#app/testing/serve.tsx';
import { choose, control, fillIn, put, shownControls, shownErrors, submit, typeIn } from '../testing/filled-form.ts';
import { countSubmissions } from '../testing/submissions.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

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
  test(`§3 §5 the application has its fields with label and default, the terms accepted and the position required in the markup only, in ${language}`, async () => {
    await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: `/${language}` });
    expect(shownControls()).toEqual(
      Object.entries(LABELS[language]).map(([name, label]) => ({
        name,
        label,
        value: name === 'checkbox' ? 'on' : '',
        required: name === 'position',
      })),
    );
    expect(control('checkbox').matches(':checked')).toBe(true);
  });
}

test('§5 §9 the years of experience take no sign, no letter and nothing above 25', async () => {
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />);
  const years = control('years_of_experience');
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
    await typeIn('years_of_experience', keys);
    expect(years.value, keys).toBe(left);
  }
  // The whole text at once, as when pasted.
  for (const text of ['-1', 'seven', '26']) {
    await fillIn('years_of_experience', '7');
    await fillIn('years_of_experience', text);
    expect(years.value, text).toBe('7');
  }
});

test('§5 a position that is missing, as the markup alone asks for it, is among what is wrong at once', async () => {
  const sent = countSubmissions();
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />);
  for (const name of ['full_name', 'email', 'phone_number', 'years_of_experience'] as const)
    put(name, FILLED_APPLICATION[name]);
  await choose('resume', new File(['%PDF'], 'cv.pdf'));
  submit();
  await expect.poll(shownErrors).toEqual({ position: 'Position is required.' });
  expect(sent()).toBe(0);
});
