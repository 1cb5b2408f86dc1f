import { readSettings } from '@kontorwerk/contract/settings/read-settings';
import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';
import { both, MUNICH, stored } from './testing/content.ts';

const SETTINGS = stored.settings({
  brand_name: both('Kontorwerk', 'Kontorwerk'),
  claim: both('Shops that sell.', 'Shops, die verkaufen.'),
  email: 'hello@kontorwerk.example',
  socials: [{ id: 'x', platform: 'github', url: 'https://github.com/kontorwerk-example' }],
  offices: [MUNICH],
  show_language_selector: true,
  phone_rule: 'international',
  email_rule: 'any',
  carousels_autoplay: false,
});

test('the settings are what the contract reads', () => {
  const settings = { ...settingsOf(SETTINGS, 'de'), endpoint_call: 'settings/de@x' };
  const defaults = { ...settings, brand_name: 'default', offices: [], socials: [], claim: 'default' };
  expect(readSettings(JSON.parse(JSON.stringify(settings)), defaults)).toEqual(settings);
  expect(settings).toMatchObject({ phone_rule: 'international', email_rule: 'any', carousels_autoplay: false });
  expect(settings.claim).toBe('Shops, die verkaufen.');
  expect(settings.socials.map(({ platform }) => platform)).toEqual(['github']);
});

test('an office has its map addresses and its days as numbers', () => {
  const [office] = settingsOf(SETTINGS, 'en').offices;
  expect(office?.workdays).toEqual([1, 2, 3]);
  expect(office?.map_link).toBe('https://www.openstreetmap.org/?mlat=48.1372&mlon=11.5756#map=17/48.1372/11.5756');
  expect(office?.map_embed).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=11\.5676%2C48\.1332/,
  );
});
