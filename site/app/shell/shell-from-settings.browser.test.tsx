import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problems } from '#app/testing/problems.ts';
import { show } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { ContactBar } from './ContactBar.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Navigation } from './Navigation/Navigation.tsx';
import { buildContactBar, buildSiteLinks } from './site-links.ts';

const link = (label: string, to: string) => ({ label, to, description: '' });
const twice = { title: 'Fairs', links: [link('Lantern fair', '/agency/news'), link('Imprint', '/imprint')] };

const settings = {
  ...buildSiteData('de').settings,
  email: 'hello@agency.example',
  phone: '+49 89 99998 120',
  navigation: { footer: [twice, twice], legal: [], contact_bar: { socials: true, email: false, phone: true } },
  words: { shell: { mainNavigation: 'Wegweiser', call: 'Ruf an unter' } },
};

test('menu, footer and contact bar say what a backend has for them, and what the site has itself for the rest', async () => {
  const links = buildSiteLinks({ language: 'de', settings, entries: () => [] });
  await show(
    <>
      <ContactBar />
      <Navigation />
      <Footer />
    </>,
    { at: '/de/products', site: { settings, links, ...buildContactBar(settings) } },
  );
  await expect.element(page.getByRole('link', { name: 'Ruf an unter +49 89 99998 120' })).toBeVisible();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  const menu = page.getByRole('navigation', { name: 'Wegweiser' });
  await expect.element(menu.getByRole('link', { name: 'Produkte' })).toBeVisible();
  const columns = page.getByRole('navigation', { name: 'Fußzeile' });
  const fairs = columns.getByRole('link', { name: 'Lantern fair' });
  await expect.element(fairs.first()).toHaveAttribute('href', '/de/agency/news');
  expect(fairs.elements()).toHaveLength(2);
  expect(problems.take()).toEqual([]);
});

test('each list of the menu and of the footer has the name that is seen above it', async () => {
  const links = buildSiteLinks({ language: 'de', settings, entries: () => [] });
  await show(
    <>
      <Navigation />
      <Footer />
    </>,
    { at: '/de/products', site: { settings, links } },
  );
  const columns = page.getByRole('navigation', { name: 'Fußzeile' });
  await expect.element(columns.getByRole('list', { name: 'Fairs', exact: true }).first()).toBeVisible();
  const unnamed = [...document.querySelectorAll('nav p + ul')].filter((list) => {
    const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    return title !== list.previousElementSibling;
  });
  expect(unnamed).toEqual([]);
});
