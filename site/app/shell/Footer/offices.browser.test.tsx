import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { Offices } from './Offices.tsx';

const OFFICE = {
  ...{
    code: 'DUI',
    city: 'Duisburg-Ruhrort',
    address: 'Hafenmeisterstraße 123\n47119 Duisburg',
    phone: '+49 203 9999 8120',
  },
  ...{ time_zone: 'Europe/Berlin', opens: '09:00', closes: '18:00', workdays: [1] },
  ...{ latitude: 0, longitude: 0, map_link: 'https://maps.example/dui', map_embed: '' },
};

test.each([100, 150, 200])('the offices stay within a phone’s window with letters of %d %', async (percent) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = `${percent}%`;
  const offices = ['A', 'B', 'C', 'D'].map((code) => ({ ...OFFICE, code }));
  const settings = { ...buildSiteData('de').settings, offices };
  await show(
    <div className="container">
      <Offices />
    </div>,
    { at: '/de', site: { settings } },
  );
  const [first] = document.querySelectorAll('a[href^="tel:"]');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const link of document.querySelectorAll('address a')) {
    const item = link.closest('li')?.getBoundingClientRect();
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(item?.right ?? 0));
  }
  // At the usual size a number is one line, the height of a touch target.
  if (percent === 100) expect(first?.getClientRects()[0]?.height).toBeLessThan(48);
});
