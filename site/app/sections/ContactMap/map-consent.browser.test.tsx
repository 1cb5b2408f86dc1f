/** The office map: no request to a map provider before consent. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { ContactMap } from './ContactMap.tsx';
import { buildConsentCookie, type MapProvider, readConsents } from './consent-cookie.ts';

const WORDS = {
  en: { load: 'Load map', route: 'Directions to', hide: 'Hide the map', map: 'Interactive map: our office in' },
  de: {
    load: 'Karte laden',
    route: 'Route planen nach',
    hide: 'Karte ausblenden',
    map: 'Interaktive Karte: unser Büro in',
  },
} as const;

const map = <ContactMap section={readSection('ContactMap', { main_title: 'Where we are' })} />;
const frames = () => [...document.querySelectorAll('iframe')];
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Stores consents as the browser does for the next page. */
function keep(...providers: readonly MapProvider[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the component does
  document.cookie = buildConsentCookie(providers, location.protocol);
}
const kept = () => readConsents(document.cookie);

beforeEach(async () => {
  // Tablet width, at which the consent card overlays the picture.
  await page.viewport(1024, 768);
  keep();
  onTestFinished(() => keep());
});

test('§2 §7 the map shows four offices, and embeds each one after the visitor agreed', async () => {
  const language = 'de';
  const say = WORDS[language];
  const site = siteWithOffices(language);
  const { settings } = site;
  await show(map, { at: `/${language}/contactus/contactform`, site });
  expect(settings.offices).toHaveLength(4);
  for (const { city, address, map_link } of settings.offices) {
    const office = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) });
    await expect.element(office.getByText(address.replaceAll('\n', ', '), { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `${say.route} ${city}` })).toHaveAttribute('href', map_link);
  }
  expect(frames()).toEqual([]);

  await button(say.load).click();
  const [first] = settings.offices;
  await expect.element(button(`${first?.code} ${first?.city}`)).toHaveFocus();
  for (const { city, code, map_embed } of settings.offices) {
    await button(`${code} ${city}`).click();
    await expect
      .poll(() => frames().map((frame) => [frame.getAttribute('src'), frame.title]))
      .toEqual([[map_embed, `${say.map} ${city}`]]);
    await expect.element(button(`${code} ${city}`)).toHaveAttribute('aria-pressed', 'true');
  }
  await button(say.hide).click();
  await expect.poll(frames).toEqual([]);
  await expect.element(button(say.load)).toHaveFocus();
});

const place = { at: '/contactus/contactform', site: siteWithOffices('en') };

test('§7 the agreement to the map is kept only when the visitor says so', async () => {
  await show(map, place);
  await button('Load map').click();
  await expect.poll(frames).toHaveLength(1);
  expect(kept()).toEqual([]);
  await button('Hide the map').click();
  await page.getByLabelText('Remember my choice on this device').click();
  await button('Load map').click();
  await expect.element(button('Hide the map and forget my choice')).toBeVisible();
  expect(kept()).toEqual(['openstreetmap']);
});

test('§7 a kept agreement shows the map when the app runs, and is withdrawn with it', async () => {
  keep('openstreetmap');
  await show(map, place);
  await expect.poll(frames).toHaveLength(1);
  await button('Hide the map and forget my choice').click();
  await expect.element(button('Load map')).toBeVisible();
  expect(frames()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('§7 the maps of cards alone are offered, and the words say whose they are', async () => {
  const google = 'https://www.google.com/maps/embed?pb=x';
  const section = readSection('ContactMap', {
    card_components: [{ title: 'Oslo', html_field: '<p>Mail to oslo@example.com</p>' }],
    offices: [{ city: 'Oslo', map_embed: google }],
  });
  await show(<ContactMap section={section} />, { at: '/contactus/contactform' });
  await expect.element(page.getByText('Mail to oslo@example.com')).toBeVisible();
  await expect
    .element(page.getByText('The map comes from Google Maps. Your IP address is sent there only after you agree.'))
    .toBeVisible();
  expect(frames()).toEqual([]);
  await button('Load map').click();
  await expect.poll(() => frames().map((frame) => frame.getAttribute('src'))).toEqual([google]);
});

test('§7 the agreement to one provider’s map is none to another’s', async () => {
  const openStreetMap = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
  const google = 'https://www.google.com/maps/embed?pb=x';
  const section = readSection('ContactMap', {
    offices: [
      { city: 'Oslo', map_embed: openStreetMap },
      { city: 'Bergen', map_embed: google },
    ],
  });
  const shown = () => frames().map((frame) => frame.getAttribute('src'));
  keep('openstreetmap');
  await show(<ContactMap section={section} />, { at: '/contactus/contactform' });
  await expect.poll(shown).toEqual([openStreetMap]);
  await button('Bergen').click();
  await expect.element(page.getByText(/^The map comes from Google Maps/)).toBeVisible();
  expect(shown()).toEqual([]);
  await button('Oslo').click();
  await expect.poll(shown).toEqual([openStreetMap]);

  await button('Bergen').click();
  await page.getByLabelText('Remember my choice on this device').click();
  await button('Load map').click();
  await expect.poll(shown).toEqual([google]);
  expect(kept()).toEqual(['openstreetmap', 'google']);
  await button('Oslo').click();
  await button('Hide the map and forget my choice').click();
  await expect.element(page.getByText(/^The map comes from OpenStreetMap/)).toBeVisible();
  expect(shown()).toEqual([]);
  expect(kept()).toEqual(['google']);
  await button('Bergen').click();
  await expect.poll(shown).toEqual([google]);
});
