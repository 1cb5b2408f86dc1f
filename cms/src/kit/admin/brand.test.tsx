import { BasePayload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BrandLogo } from './brand.tsx';

test('who signs in reads the name that the site has in its settings', async () => {
  const payload = new BasePayload();
  vi.spyOn(payload, 'findGlobal').mockResolvedValue({
    id: 1,
    brand_name: 'Mill',
    phone_rule: 'indian',
    email_rule: 'simple',
  });
  expect(renderToStaticMarkup(await BrandLogo({ payload, i18n: { language: 'en' } }))).toContain('>Mill<');
});
