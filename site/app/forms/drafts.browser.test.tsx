import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { show } from '#app/testing/serve.tsx';
import { ApplicationForm } from './ApplicationForm/ApplicationForm.tsx';
import { type Drafts, DraftsContext } from './drafts.ts';
import { MessageForm } from './MessageForm/MessageForm.tsx';
import { MessageStartContext, PLAIN_START } from './MessageForm/posted-message.ts';
import { choose, control, put, submit } from './testing/filled-form.ts';

const onSent = vi.fn();
const start = { ...PLAIN_START, about: { topic: 'Shopware', person: 'Farid Anwar' } };

/** A contact page whose start an address says, another form on `/short`, an application on `/job`, no form on `/privacy`. */
function Pages() {
  const { pathname, search } = useLocation();
  if (pathname.endsWith('/privacy')) return null;
  if (pathname.endsWith('/job')) return <ApplicationForm position="Tester" posted={null} onSent={() => {}} />;
  const variant: ContactVariant = pathname.endsWith('/short') ? 'footer' : 'full';
  return (
    <MessageStartContext value={{ ...start, prefill: new URLSearchParams(search).get('prefill') ?? '' }}>
      <MessageForm key={pathname} variant={variant} button="" onSent={onSent} />
    </MessageStartContext>
  );
}

/** The site, where somebody has begun to write. */
async function site() {
  const drafts: Drafts = { keeper: null };
  const shown = await show(
    <DraftsContext value={drafts}>
      <Pages />
    </DraftsContext>,
    { at: '/contact' },
  );
  control('email').focus();
  await expect.poll(() => drafts.keeper).not.toBeNull();
  return shown;
}

/** Goes to the page without a form, and waits until it is shown. */
async function read(goTo: (address: string) => Promise<void>): Promise<void> {
  await goTo('/privacy');
  await expect.poll(() => document.forms.length).toBe(0);
}

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

test('what was sent is not put back', async () => {
  const answer = { message: { message: 'Thanks.' }, data: { message: 'Soon,' } };
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(answer));
  const { goTo } = await site();
  const filled = { first_name: 'Ada', name: 'L', company: 'E', email: 'ada@engines.test', mobile: '9876543210' };
  for (const [name, text] of Object.entries({ ...filled, message: 'Count on us.' })) put(name, text);
  submit();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await read(goTo);
  await goTo('/contact');
  await expect.poll(() => document.forms.length).toBe(1);
  expect(control('first_name').value).toBe('');
});
