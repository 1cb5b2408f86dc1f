import { expect, test, vi } from 'vitest';
import { control, put, submit } from './testing/filled-form.ts';
import { onSent, read, site } from './testing/pages-with-forms.tsx';

const THANKS = { message: { message: 'Thanks.' }, data: { message: 'Soon,' } };
const MESSAGE = { first_name: 'Ada', name: 'L', company: 'E', email: 'ada@engines.test', mobile: '9876543210' };

/** Fills in and sends the form; the request is pending until the test resolves it. */
async function sending() {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(window, 'fetch').mockReturnValue(answer.promise);
  for (const [name, text] of Object.entries({ ...MESSAGE, message: 'Count on us.' })) put(name, text);
  submit();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  return answer;
}

/** Navigates from the contact page's form to the short one. */
async function goToShort(goTo: (address: string) => Promise<void>): Promise<void> {
  await goTo('/short');
  await expect.poll(() => document.querySelector('[name=company]')).toBeNull();
}

/** Navigates to the contact page and waits for its form. */
async function goToContact(goTo: (address: string) => Promise<void>): Promise<void> {
  await goTo('/contact');
  await expect.poll(() => document.querySelector('[name=company]')).not.toBeNull();
}

test('what was sent is not put back', async () => {
  const { goTo } = await site();
  (await sending()).resolve(Response.json(THANKS));
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await read(goTo);
  await goToContact(goTo);
  expect(control('first_name').value).toBe('');
});

test('who leaves while a message is on its way does not find it again, nor what was kept of it before', async () => {
  const { goTo } = await site();
  put('first_name', 'Ada');
  await read(goTo);
  await goToContact(goTo);
  const answer = await sending();
  await goToShort(goTo);
  expect([control('first_name').value, control('message').value]).toEqual(['', '']);
  put('message', 'One more thing.');
  answer.resolve(Response.json(THANKS));
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await goToContact(goTo);
  expect([control('first_name').value, control('message').value]).toEqual(['', 'One more thing.']);
});

test('a message that is refused after its form has left the page is in the next form that comes', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { goTo } = await site();
  const answer = await sending();
  await goToShort(goTo);
  expect(control('message').value).toBe('');
  answer.reject(new TypeError('The network is gone.'));
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await goToContact(goTo);
  expect(['first_name', 'company', 'message'].map((name) => control(name).value)).toEqual(['Ada', 'E', 'Count on us.']);
});

test('what was written meanwhile stands before a message that is refused', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { goTo } = await site();
  const answer = await sending();
  await goToShort(goTo);
  put('message', 'One more thing.');
  await read(goTo);
  answer.reject(new TypeError('The network is gone.'));
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await goToContact(goTo);
  expect([control('company').value, control('message').value]).toEqual(['E', 'One more thing.']);
});

test('what is refused on its page is kept with what was kept before, and what is taken out then is gone', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { goTo } = await site();
  put('company', 'Engines');
  await goToShort(goTo);
  const filled = { first_name: 'Ada', email: 'ada@engines.test', mobile: '9876543210', message: 'Count on us.' };
  for (const [name, text] of Object.entries(filled)) put(name, text);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The network is gone.'));
  submit();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  put('first_name', '');
  await goToContact(goTo);
  expect(['company', 'first_name', 'message'].map((name) => control(name).value)).toEqual([
    'Engines',
    '',
    'Count on us.',
  ]);
});
