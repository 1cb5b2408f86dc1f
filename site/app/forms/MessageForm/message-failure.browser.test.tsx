import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { put } from '../testing/filled-form.ts';
import { countSubmissions } from '../testing/submissions.ts';
import { MessageForm } from './MessageForm.tsx';

test('§8 why a message couldn’t be sent is in view, also where the button was the last of the window', async () => {
  await page.viewport(360, 640);
  countSubmissions();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(<MessageForm variant="footer" button="" onSent={() => {}} />);
  put('first_name', 'Ada');
  put('email', 'ada@engines.test');
  put('mobile', '9876543210');
  put('message', 'Count on us.');
  const button = page.getByRole('button', { name: 'Send message' });
  button.element().scrollIntoView({ block: 'end' });
  await button.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('An error occurred while submitting the form. Please try again.');
  await expect.poll(() => alert.element().getBoundingClientRect().bottom).toBeLessThan(641);
});
