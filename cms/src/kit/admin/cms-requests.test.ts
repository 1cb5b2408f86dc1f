import { expect, it, vi } from 'vitest';
import { send } from './cms-requests.ts';

const FAILED = 'That didn’t work.';

/** A file that breaks off on its way. */
const brokenOff = () =>
  new Response(new ReadableStream({ pull: (file) => file.error(new TypeError('network error')) }));

it.each([
  ['is refused', () => Response.json({ errors: [{ message: 'Not yours.' }] }, { status: 403 }), 'Not yours.'],
  ['isn’t answered', () => Promise.reject(new TypeError('Failed to fetch')), FAILED],
  ['breaks off', brokenOff, FAILED],
])('says that a file %s', async (_how, answer, problem) => {
  vi.stubGlobal('fetch', answer);
  const request = { method: 'POST', path: '/api/globals/privacy-settings/export-person', body: {} } as const;
  expect(await send(request, 'en', FAILED, (file) => file.blob())).toEqual({ problem });
});
