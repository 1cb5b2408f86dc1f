import { describe, expect, it } from 'vitest';
import { createTestStore, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

describe('the settings that the content store holds', () => {
  it('has neutral settings until the backend has its own', async () => {
    const backend = await startTestBackend();
    const { store, lines } = await createTestStore(backend);
    await store.start();
    expect(store.settings('de')).toMatchObject({ brand_name: 'example', email: '', phone: '', offices: [] });
    expect(lines.filter((line) => line.includes('settings'))).toEqual([]);
    backend.content.set('/wp-json/bc/v1/settings/de', {
      brand_name: 'Other',
      phone_rule: 'international',
      socials: [{ platform: 'x', url: 'javascript:x()' }],
      endpoint_call: 'settings@1',
    });
    backend.announce({ page_key: 'settings', language: 'de', endpoint_call: 'settings@1' });
    await waitUntil(() => store.settings('de').brand_name === 'Other');
    expect(store.settings('de')).toMatchObject({
      phone_rule: 'international',
      socials: [],
      email: '',
    });
  });

  it('keeps the neutral name where an editor has written none yet', async () => {
    const backend = await startTestBackend();
    backend.content.set('/wp-json/bc/v1/settings', { brand_name: '', claim: 'Software', endpoint_call: 'settings@1' });
    const { store } = await createTestStore(backend);
    await store.start();
    expect(store.settings('en')).toMatchObject({ brand_name: 'example', claim: 'Software' });
  });

  it('says which settings it could not read', async () => {
    const backend = await startTestBackend();
    const SETTINGS = '/wp-json/bc/v1/settings';
    const socials = [{ platform: 'x', url: 'javascript:x()' }];
    backend.content.set(SETTINGS, { phone_rule: 'martian', offices: [{ city: 'Kiel' }], socials });
    const { store, lines } = await createTestStore(backend);
    await store.start();
    expect(lines.filter((line) => line.includes('content settings/en'))).toEqual([
      expect.stringContaining('content settings/en: settings.offices[0]: time_zone: '),
      expect.stringContaining('content settings/en: settings.phone_rule: '),
      expect.stringContaining('content settings/en: settings.socials.x: '),
    ]);
  });

  it('shows maps only of the origin that may be framed', async () => {
    const backend = await startTestBackend();
    const office = { city: 'Kiel', time_zone: 'Europe/Berlin', map_link: 'https://maps.example/kiel' };
    const embeds = ['https://www.openstreetmap.org/export/embed.html', 'https://maps.example/embed', '/map', ''];
    backend.content.set('/wp-json/bc/v1/settings', {
      offices: embeds.map((map_embed) => ({ ...office, map_embed })),
    });
    const { store } = await createTestStore(backend);
    await store.start();
    const { offices } = store.settings('en');
    expect(offices.map(({ map_embed }) => map_embed)).toEqual([embeds[0], '', '', '']);
    expect(offices.every(({ map_link }) => map_link === office.map_link)).toBe(true);
  });
});
