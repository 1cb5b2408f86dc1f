import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { put, submit } from '../testing/filled-form.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageStartContext, PLAIN_START } from './posted-message.ts';

const about = { topic: 'Shopware: Book a shop review', person: 'Farid Anwar' };

const WORDS = {
  en: { group: 'What it is about', person: 'For Farid Anwar', from: /from the page you came from/ },
  de: { group: 'Worum es geht', person: 'Für Farid Anwar', from: /von unserer Seite/i },
} as const;

/** Renders a form that was opened through a call to action. */
function showForm(variant: 'full' | 'footer', at: string, start: Partial<typeof PLAIN_START> = { about }) {
  return show(
    <MessageStartContext value={{ ...PLAIN_START, ...start }}>
      <MessageForm variant={variant} button="" onSent={() => {}} />
    </MessageStartContext>,
    { at },
  );
}

/** Fills in and sends the footer's form; returns the request body. */
async function sent(): Promise<Readonly<Record<string, unknown>>> {
  const post = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('There is no backend.'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  put('first_name', 'Ada');
  put('email', 'ada@engines.test');
  put('mobile', '9876543210');
  put('message', 'Count on us.');
  submit();
  await expect.poll(() => post.mock.calls.length).toBe(1);
  return JSON.parse(String(post.mock.calls[0]?.[1]?.body));
}

for (const language of LANGUAGES) {
  const { group, person, from } = WORDS[language];

  test(`a form says what it is about and for whom, and where it has that from, in ${language}`, async () => {
    await showForm('full', `/${language}/contactus/contactform`);
    const fields = page.getByRole('group', { name: group });
    await expect.element(fields.getByRole('checkbox', { name: about.topic })).toBeChecked();
    await expect.element(fields.getByRole('checkbox', { name: person })).toBeChecked();
    await expect.element(fields).toHaveAccessibleDescription(from);
  });
}

test('a form that nothing led to asks for nothing more', async () => {
  await showForm('full', '/contactus/contactform', {});
  expect(page.getByRole('group').elements()).toEqual([]);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test('the service that is asked for is chosen already', async () => {
  await showForm('full', '/contactus/contactform', { service: 'shop_migration' });
  await expect.element(page.getByRole('combobox', { name: 'Service' })).toHaveValue('shop_migration');
});

test('what is ticked is sent along', async () => {
  await showForm('footer', '/ecommerce/shopware');
  expect(await sent()).toMatchObject(about);
});

test('what a visitor unticks is not', async () => {
  await showForm('footer', '/ecommerce/shopware');
  await page.getByRole('checkbox', { name: about.topic }).click();
  const body = await sent();
  expect(body).toMatchObject({ person: about.person });
  expect(body).not.toHaveProperty('topic');
});
