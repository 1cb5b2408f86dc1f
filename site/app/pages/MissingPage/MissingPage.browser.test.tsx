import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CurrentPageContext, useCurrentPage } from '#app/base/current-page.ts';
import { show } from '#app/testing/serve.tsx';
import { MissingPage } from './MissingPage.tsx';

const DATA = {
  nearest: [
    { path: '/ecommerce/shopware', title: 'Shopware', kind: 'ecommerce' },
    { path: '/de/imprint', title: 'Impressum', kind: 'page' },
  ],
};

function Missing() {
  return (
    <CurrentPageContext value={{ ...useCurrentPage(), data: DATA, failure: 404 }}>
      <MissingPage />
    </CurrentPageContext>
  );
}

test('what is missing has ways to what may be meant', async () => {
  await show(<Missing />);
  await expect.element(page.getByRole('link', { name: 'Shopware' })).toHaveAttribute('href', '/ecommerce/shopware');
  await expect.element(page.getByRole('link', { name: 'Shopware' })).not.toHaveAttribute('lang');
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toHaveAttribute('lang', 'de');
  await expect.element(page.getByRole('search')).toBeVisible();
});
