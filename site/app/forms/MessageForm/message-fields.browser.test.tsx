import { PHONE_INPUT_MAX } from '@kontorwerk/contract/constants';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { show } from '#app/testing/serve.tsx';
import {
  control,
  fillIn,
  put,
  type ShownControl,
  shownControls,
  shownErrors,
  submit,
  typeIn,
} from '../testing/filled-form.ts';
import { countSubmissions } from '../testing/submissions.ts';
import { MessageForm } from './MessageForm.tsx';

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

const TITLES = { en: ['Mr', 'Mrs'], de: ['Herr', 'Frau'] } as const;

const SERVICES = {
  en: ['Web development', 'SEO', 'Shop migration', 'Software testing'],
  de: ['Webentwicklung', 'SEO', 'Shop-Migration', 'Softwaretests'],
} as const;

/** The fields of a pristine form: only the last name has the `required` attribute. */
function newFields(language: Language, leftOut: readonly string[]): readonly ShownControl[] {
  const values: Readonly<Record<string, string>> = { Mrormrs: 'Mr', service: 'webDevelopment' };
  return Object.entries(LABELS[language])
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, label]) => ({ name, label, value: values[name] ?? '', required: name === 'name' }));
}

const choices = (name: string) => [...control(name).querySelectorAll('option')];

for (const language of LANGUAGES) {
  test(`§3 §5 the full contact form has its fields with label and default, the last name required by the browser, in ${language}`, async () => {
    await show(<MessageForm variant="full" button="" onSent={() => {}} />, { at: `/${language}` });
    expect(shownControls()).toEqual(newFields(language, []));
  });

  test(`§3 §5 the footer form has its fields with label and default, in ${language}`, async () => {
    await show(<MessageForm variant="footer" button="" onSent={() => {}} />, { at: `/${language}` });
    expect(shownControls()).toEqual(newFields(language, ['name', 'company']));
  });

  test(`§3 §5 the titles and the services to choose from, in ${language}`, async () => {
    await show(<MessageForm variant="full" button="" onSent={() => {}} />, { at: `/${language}` });
    expect(choices('Mrormrs').map(({ value, text }) => [value, text])).toEqual([
      ['Mr', TITLES[language][0]],
      ['Mrs', TITLES[language][1]],
    ]);
    expect(choices('service').map(({ text }) => text)).toEqual(SERVICES[language]);
  });
}

const INVALID_PHONE = 'Please enter a valid 10-digit phone number.';

for (const variant of ['full', 'footer'] as const) {
  test(`§5 §9 the phone input of the ${variant} form is numeric, at most 9999999999 and 15 long`, async () => {
    await show(<MessageForm variant={variant} button="" onSent={() => {}} />);
    const phone = control('mobile');
    const attributes = ['type', 'inputmode', 'maxlength', 'autocomplete'].map((name) => phone.getAttribute(name));
    expect(attributes).toEqual(['text', 'numeric', '15', 'tel-national']);
    await typeIn('mobile', '-98ab 7.6e');
    expect(phone.value).toBe('9876');
    await typeIn('mobile', '12345678901234567');
    expect(phone.value).toBe('123456789012345');
    put('mobile', String(PHONE_INPUT_MAX));
    submit();
    await expect.poll(shownErrors).toHaveProperty('message');
    expect(shownErrors()).not.toHaveProperty('mobile');
    put('mobile', String(PHONE_INPUT_MAX + 1));
    submit();
    await expect.poll(() => shownErrors().mobile).toBe(INVALID_PHONE);
  });
}

test.each([
  ['98765 43210', '9876543210'],
  ['98765–43210', '9876543210'],
  ['\u202a9876543210\u202c', '9876543210'],
  ['9876543210', '9876543210'],
  ['0987654321', '0987654321'],
  ['call me', ''],
])('a phone number pasted as %j reads %j', async (pasted, digits) => {
  await show(<MessageForm variant="footer" button="" onSent={() => {}} />);
  await fillIn('mobile', pasted);
  expect(control('mobile').value).toBe(digits);
});

test('a character that the phone input refuses leaves the caret where it was', async () => {
  await show(<MessageForm variant="footer" button="" onSent={() => {}} />);
  await typeIn('mobile', '98765{ArrowLeft}{ArrowLeft}x4');
  expect(control('mobile').value).toBe('987465');
});

test('the phone input waits for an input method to end its composition', async () => {
  await show(<MessageForm variant="footer" button="" onSent={() => {}} />);
  const phone = control('mobile');
  phone.focus();
  phone.value = '９８ｋ';
  phone.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(phone.value).toBe('９８ｋ');
  phone.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(phone.value).toBe('98');
});

test('§5 a last name that is missing, as the markup alone asks for it, is among what is wrong at once', async () => {
  const sent = countSubmissions();
  await show(<MessageForm variant="full" button="" onSent={() => {}} />);
  put('company', 'Analytical Engines');
  put('email', 'ada@engines.test');
  put('mobile', '9876543210');
  put('message', 'Count on us.');
  submit();
  const missing = { first_name: 'First name is required.', name: 'Last name is required.' };
  await expect.poll(shownErrors).toEqual(missing);
  put('first_name', 'Ada');
  submit();
  await expect.poll(shownErrors).toEqual({ name: missing.name });
  expect(sent()).toBe(0);
});
