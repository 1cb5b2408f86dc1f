import { expect, test } from 'vitest';
import { readOfficesOfCards, withoutMapFrames } from './offices-of-cards.ts';
import { readCard } from './read-entries.ts';

const FRAME = '<iframe src="https://www.google.com/maps/embed?pb=!2d80.26!3d13.06&amp;hl=de" width="600"></iframe>';

function officeOf(card: object) {
  const read = readCard(card);
  return read === null ? undefined : readOfficesOfCards([read])[0];
}

/** The cards of a backend written from the specification alone. */
const MUNICH = {
  title: 'Munich',
  location: '48.1374,11.5755',
  link: 'https://maps.google.com/?q=48.1374,11.5755',
  html_field: '',
  description: 'Hafenstraße 7, 80331 München',
};
const CHENNAI = {
  title: 'Chennai',
  location: 'Chennai, India',
  link: 'https://goo.gl/maps/abc',
  html_field: '',
  description: 'Anna Salai 12',
};

test.each([
  [
    'coordinates in its link',
    MUNICH,
    {
      city: 'Munich',
      address: 'Hafenstraße 7, 80331 München',
      time_zone: 'Europe/Berlin',
      latitude: 48.1374,
      longitude: 11.5755,
      map_link: MUNICH.link,
      map_embed: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/),
    },
  ],
  [
    'a short link alone',
    CHENNAI,
    { city: 'Chennai', time_zone: 'Asia/Kolkata', latitude: 0, map_link: CHENNAI.link, map_embed: '' },
  ],
  [
    'a frame in its text',
    { title: 'Chennai', link: CHENNAI.link, html_field: `<p>Anna Salai 12</p>${FRAME}` },
    {
      latitude: 13.06,
      longitude: 80.26,
      map_link: CHENNAI.link,
      map_embed: 'https://www.google.com/maps/embed?pb=!2d80.26!3d13.06&hl=de',
    },
  ],
  [
    'a frame for a link',
    { title: 'Karachi', link: 'https://www.google.com/maps/embed?pb=!2d67.01!3d24.86' },
    { map_link: 'https://www.openstreetmap.org/?mlat=24.86&mlon=67.01#map=17/24.86/67.01', time_zone: 'Asia/Karachi' },
  ],
  [
    'a link in its text, and a code',
    {
      title: 'Duisburg',
      location: 'DUI',
      detail_desc: '+49 203 1234 567',
      html_field:
        '<a href="https://www.openstreetmap.org/export/embed.html?bbox=6,51,7,52&amp;marker=51.43,6.76">Map</a>',
    },
    {
      code: 'DUI',
      phone: '+49 203 1234 567',
      latitude: 51.43,
      map_embed: expect.stringContaining('marker=51.43,6.76'),
    },
  ],
  [
    'coordinates in its text',
    { title: 'Oslo', html_field: '<p>Kai 1<br>59.91, 10.75</p>' },
    { latitude: 59.91, time_zone: '' },
  ],
  ['a name that objects have, too', { title: 'Constructor GmbH' }, { city: 'Constructor GmbH', time_zone: '' }],
  ['its text alone', { html_field: '<div>Hafen 1</div><div>80331 München</div>' }, { city: 'Hafen 1', map_embed: '' }],
  [
    'a text with entities',
    { html_field: '<p>M&uuml;nchen &amp; Umland&nbsp;</p><p>Hafen 1</p>' },
    { city: 'München & Umland' },
  ],
  ['what only looks like a tag', { html_field: '<p>Pier &lt;b&gt; 5 < 7</p>' }, { city: 'Pier <b> 5 < 7' }],
  [
    'a text that is plain',
    { description: '\nTake the <b> exit &amp; go\nHafen 1' },
    { city: 'Take the <b> exit &amp; go' },
  ],
  ['nothing', {}, { city: '1', map_link: '', map_embed: '' }],
])('§7 an office of a card is known by %s', (_what, card, office) => {
  expect(officeOf(card)).toMatchObject(office);
});

test('takes the frames of maps out of a text, and no others', () => {
  const video = '<iframe src="https://www.youtube.com/embed/x"></iframe>';
  expect(withoutMapFrames(`<p>One</p>${FRAME}${video}`)).toBe(`<p>One</p>${video}`);
});

test('reads hostile texts in no time', () => {
  const html_field = '<iframe src='.repeat(50_000);
  const since = performance.now();
  officeOf({ html_field });
  withoutMapFrames(html_field);
  expect(performance.now() - since).toBeLessThan(1_000);
});
