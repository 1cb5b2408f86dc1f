import { expect, it } from 'vitest';
import { toPlainSettings } from './plain-settings.ts';

const report = () => undefined;

it('takes entities and tags out of every text', () => {
  const sent = {
    brand_name: 'Hafen &amp; Kante',
    show_language_selector: false,
    offices: [
      { city: 'M&uuml;nchen', address: 'Weg 1<br>80331', map_embed: '<iframe src="https://x.example"></iframe>' },
    ],
    navigation: { menu: [{ label: 'Shops &#038; Apps', columns: [{ title: '<b>A</b>' }] }] },
  };
  expect(toPlainSettings({ success: true, data: sent }, report)).toEqual({
    brand_name: 'Hafen & Kante',
    show_language_selector: false,
    offices: [{ city: 'München', address: 'Weg 1\n80331', map_embed: '<iframe src="https://x.example"></iframe>' }],
    navigation: { menu: [{ label: 'Shops & Apps', columns: [{ title: 'A' }] }] },
    text_format: 'plain',
  });
});

it('leaves settings alone that say that they are plain, and what are none', () => {
  const plain = { brand_name: 'A &amp; B', text_format: 'plain' };
  for (const answer of [plain, null, 'x', [1]]) expect(toPlainSettings(answer, report)).toBe(answer);
});
