import { APPLICATION_NETWORK_FAILED } from '@kontorwerk/contract/forms/browser-messages';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { expect, test, vi } from 'vitest';
import type { ApplicationAnswer } from './application-outcome.ts';
import { sendApplication } from './send-application.ts';

const RESUME = new File(['My life so far'], 'cv.pdf', { type: 'application/pdf' });

function send(
  answer: () => Promise<ApplicationAnswer>,
  read = async (_file: File) => 'data:application/pdf;base64,eA==',
) {
  const post = vi.fn((_path: string, _body: unknown) => answer());
  const now = () => new Date('2025-11-13T09:42:00.000Z');
  const outcome = sendApplication(FILLED_APPLICATION, RESUME, {
    language: 'de',
    extra: { website: '' },
    read,
    post,
    now,
  });
  return { post, outcome };
}

const NO_ANSWER = { status: 'refused', errors: {}, message: APPLICATION_NETWORK_FAILED };

test('an application goes to its call with its resume and what stands beside it, and the reply is read', async () => {
  const { post, outcome } = send(async () => ({ status: 200, data: { data: { desc: 'Danke,' } } }));
  expect(await outcome).toEqual({
    status: 'sent',
    text: 'Danke,',
    fullName: FILLED_APPLICATION.full_name,
    at: '2025-11-13T09:42:00.000Z',
  });
  expect(post.mock.calls[0]?.[0]).toBe('/wp-json/bc/v1/career-form');
  expect(post.mock.calls[0]?.[1]).toMatchObject({ resume: 'data:application/pdf;base64,eA==', website: '' });
});

test('an application that no answer came to, or whose resume can not be read, says that an error occurred', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const closed = new TypeError('fetch failed', { cause: new Error('other side closed') });
  expect(await send(() => Promise.reject(closed)).outcome).toEqual(NO_ANSWER);
  const unreadable = send(
    async () => ({ status: 200, data: {} }),
    () => Promise.reject(new Error('The file is gone.')),
  );
  expect(await unreadable.outcome).toEqual(NO_ANSWER);
  expect(unreadable.post).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(2);
});

test('a refusal is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await send(async () => ({ status: 413, data: undefined })).outcome).toMatchObject({ status: 'refused' });
  expect(log).toHaveBeenCalledWith('The application was refused with 413.');
});
