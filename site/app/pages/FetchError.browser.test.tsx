import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { FetchError } from './FetchError.tsx';

test.each([
  ['/', 'Error fetching data: The content is not available right now. Please try again in a moment.'],
  [
    '/de',
    'Fehler beim Laden der Daten: Die Inhalte sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  ],
])('content that could not be had is said at %s in plain words of that language', async (at, text) => {
  await show(<FetchError />, { at });
  expect(page.getByRole('alert').element().textContent).toBe(text);
});
