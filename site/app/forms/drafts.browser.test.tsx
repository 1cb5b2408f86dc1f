import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';
import { expect, test } from 'vitest';
import { choose, control, put } from './testing/filled-form.ts';
import { read, site } from './testing/pages-with-forms.tsx';

const isTicked = (name: string) => {
  const box = control(name);
  return box instanceof HTMLInputElement && box.checked;
};

test('what was typed is there again after another page, in another language and in the other form', async () => {
  const { goTo, goBack } = await site();
  put('first_name', 'Ada');
  put('mobile', '9876543210');
  put('message', 'Count on us.');
  control('person').click();
  await read(goTo);
  await goBack();
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=first_name]')?.value).toBe('Ada');
  expect([control('mobile').value, control('message').value]).toEqual(['9876543210', 'Count on us.']);
  expect([isTicked('topic'), isTicked('person')]).toEqual([true, false]);
  for (const address of ['/de/contact', '/short']) {
    await read(goTo);
    await goTo(address);
    await expect.poll(() => document.forms.length).toBe(1);
    await expect.poll(() => control('message').value).toBe('Count on us.');
  }
});

test('a form in between that asks for less takes nothing away', async () => {
  const { goTo, goBack } = await site();
  put('first_name', 'Ada');
  put('company', 'Engines');
  control('person').click();
  await goTo('/short');
  await expect.poll(() => document.querySelector('[name=company]')).toBeNull();
  expect(control('first_name').value).toBe('Ada');
  put('first_name', '');
  await goBack();
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=company]')?.value).toBe('Engines');
  expect([control('first_name').value, isTicked('topic'), isTicked('person')]).toEqual(['', true, false]);
});

test('what the next page says by itself stands, and the rest is put back', async () => {
  const { goTo } = await site();
  put('first_name', 'Ada');
  put('message', 'Count on us.');
  await read(goTo);
  await goTo('/contact?prefill=From+here+to+there');
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=first_name]')?.value).toBe('Ada');
  expect(control('message').value).toBe('From here to there');
});

test('what a program filled in where nobody sees it is not put back', async () => {
  const { goTo, goBack } = await site();
  put('first_name', 'Ada');
  put(HONEYPOT_FIELD, 'https://engines.test');
  await read(goTo);
  await goBack();
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=first_name]')?.value).toBe('Ada');
  expect(control(HONEYPOT_FIELD).value).toBe('');
});

test('an application keeps what was typed, apart from messages, and still takes back wrong years', async () => {
  const { goTo, goBack } = await site();
  await goTo('/job');
  await expect.poll(() => document.querySelector('[name=full_name]')).not.toBeNull();
  put('full_name', 'Ada Lovelace');
  put('years_of_experience', '7');
  await choose('resume', new File(['%PDF-'], 'cv.pdf'));
  await goTo('/contact');
  await expect.poll(() => document.querySelector('[name=message]')).not.toBeNull();
  expect(control('email').value).toBe('');
  await goBack();
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=full_name]')?.value).toBe('Ada Lovelace');
  expect(control('position').value).toBe('Tester');
  put('years_of_experience', '7x');
  expect(control('years_of_experience').value).toBe('7');
});
