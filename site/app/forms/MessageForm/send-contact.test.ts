import { CONTACT_SEND_FAILED } from '@kontorwerk/contract/forms/browser-messages';
import { createEmptyContact } from '@kontorwerk/contract/forms/contact';
import { expect, test, vi } from 'vitest';
import { sendContact } from './send-contact.ts';

const values = { ...createEmptyContact(), first_name: ' Ada ', service: 'shop_migration', email: 'ada@example.com' };

function send(answer: () => Response | Promise<Response>, variant: 'full' | 'footer' = 'footer') {
  const post = vi.fn(async (_path: string, _body: unknown) => answer());
  const now = () => new Date('2025-11-13T09:42:00.000Z');
  return { post, outcome: sendContact(values, { variant, language: 'en', extra: {}, post, now }) };
}

test('§7 sends what the wire asks for and reads the reply', async () => {
  const { post, outcome } = send(() =>
    Response.json({ message: { message: 'Thank you' }, data: { message: 'Soon,' } }),
  );
  expect(await outcome).toEqual({
    status: 'sent',
    title: 'Thank you',
    text: 'Soon,',
    firstName: 'Ada',
    at: '2025-11-13T09:42:00.000Z',
  });
  expect(post.mock.calls[0]?.[0]).toBe('/wp-json/bc/v1/submit-form');
  expect(post.mock.calls[0]?.[1]).toMatchObject({ last_name: '-', company: '-', department: 'seo', checkbox: true });
});

test('§8 what the backend finds wrong stands at the fields of the form, beside the message of the catalogue', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = {
    code: 'invalid',
    message: '',
    data: { status: 400, params: { phone_number: 'No.', company: 'No.' } },
  };
  expect(await send(() => Response.json(wrong, { status: 400 })).outcome).toEqual({
    status: 'refused',
    errors: { mobile: { en: 'No.', de: 'No.' } },
    message: CONTACT_SEND_FAILED,
  });
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  ['no answer', () => Promise.reject<Response>(new TypeError('offline'))],
  ['a refusal without fields', () => Response.json({}, { status: 400 })],
  ['a flood', () => Response.json({ code: 'too_many' }, { status: 429 })],
  ['a page instead of an answer', () => new Response('<p>Hello</p>')],
  ['an answer without its texts', () => Response.json({})],
  ['an answer of null', () => Response.json(null)],
  [
    'an answer that says no with a 200',
    () => Response.json({ success: false, message: { message: 'Sorry' }, data: { message: 'Not sent,' } }),
  ],
])('§8 %s is a failure, and logged', async (_name, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await send(answer).outcome).toEqual({
    status: 'refused',
    errors: {},
    message: CONTACT_SEND_FAILED,
  });
  expect(log).toHaveBeenCalledOnce();
});
