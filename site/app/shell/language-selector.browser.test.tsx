import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';

test.each([
  ['what led to a form goes along', '/contactus/contactform?about=/projects&topic=go', '?about=/projects&topic=go'],
  ['what was looked for goes along', '/search?q=Shopware+6', '?q=Shopware+6'],
  ['a filter does not, whose values are words of one language', '/projects?category=Apps', ''],
])('into the other language %s', async (_what, at, search) => {
  await show(<LanguageSelector />, { at });
  const [pathname] = at.split('?', 1);
  await expect.element(page.getByRole('link', { name: /Deutsch/ })).toHaveAttribute('href', `/de${pathname}${search}`);
});
