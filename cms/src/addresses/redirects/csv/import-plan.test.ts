import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapContentSets } from '#cms/content/wire/content-set.ts';
import { both, published, stored } from '#cms/content/wire/testing/content.ts';
import { parseCsv } from './csv-file.ts';
import { planImport } from './import-plan.ts';

const rows = [
  { id: 1, from: '/kept', to: 'pages:2', status: '301' as const },
  { id: 2, from: '/first', to: '/second' },
];
const content = published({
  pages: [
    stored.page({ id: 1, page_key: 'homepage' }),
    stored.page({ id: 2, page_key: 'service', slug: 'data' }),
    stored.page({ id: 3, page_key: 'page', segment: both('summer', 'sommer') }),
  ],
  redirects: rows,
});
const known = { rows, sets: mapContentSets(content, '2026-06-15'), siteUrl: 'https://www.example' };

async function judge(lines: readonly string[], choices: { replace?: boolean; unknown?: boolean } = {}) {
  const cells = lines.map((line, at) => ({ line: at + 1, cells: line.split(';') }));
  return planImport(cells, known, { replace: false, unknown: false, ...choices });
}

test.each([
  ['/old;/services/data', 'new', undefined],
  ['https://www.example/Old/;/services/data;302', 'new', undefined],
  ['/old;pages:2#top;Dauerhaft (301)', 'new', undefined],
  ['/old;https://example.org/;Temporary', 'new', undefined],
  ['/index.php?id=12;/services/data', 'new', undefined],
  ['/feed/;/feeds/blog.atom', 'new', undefined],
  ['/de/feed/;/de/feeds/blog.atom', 'new', undefined],
  ['/sitemap_index.xml;/sitemap.xml', 'new', undefined],
  ['/wp-sitemap.xml;https://www.example/sitemap.xml', 'new', undefined],
  ['/feed/;/feeds/nothing.atom', 'new_malformed', undefined],
  ['/old;/first', 'unknown', undefined],
  ['/kept;/services/data;301', 'same', undefined],
  ['/KEPT/;/services/Data;permanent', 'same', undefined],
  ['/kept;/services/data;302', 'conflict', '/services/data'],
  ['/kept;/summer', 'conflict', '/services/data'],
  ['/old;/old', 'circle', '/old → /old'],
  ['/second;/first', 'circle', '/second → /first → /second'],
  ['/old;/services/nothing', 'unknown', undefined],
  ['/old;pages:99', 'unknown', undefined],
  ['/services/data;/summer', 'page', undefined],
  ['/projects;/summer', 'page', undefined],
  ['https://other.example/old;/summer', 'old_malformed', undefined],
  ['/admin/x;/summer', 'reserved', undefined],
  ['/robots.txt;/summer', 'reserved', undefined],
  ['/shop/*;/summer', 'pattern', undefined],
  [';/summer', 'old_malformed', undefined],
  ['/old', 'new_malformed', undefined],
  ['/old;javascript:alert(1)', 'new_malformed', undefined],
  ['/old;//evil.example', 'new_malformed', undefined],
  ['/old;/b\ud800', 'new_malformed', undefined],
  [`/old;/${'x'.repeat(4_096)}`, 'new_malformed', undefined],
  ['/old;mailto:a@b.example', 'new_malformed', undefined],
  ['/old;/summer;418', 'kind_malformed', '418'],
])('%s is %s', async (line, outcome, about) => {
  const [judged] = (await judge([line])).lines;
  expect([judged?.outcome, judged?.about]).toEqual([outcome, about]);
});

test('what leads over one for a while stays as it is: that will be gone one day', async () => {
  const { planned } = await judge(['/a;/b', '/b;/summer;302', '/c;/a']);
  expect(planned.map(({ to }) => to)).toEqual(['/b', '/summer', '/b']);
});

test('what leads over other lines, or over what is there, leads to the end at once', async () => {
  const { lines, planned } = await judge(['/a;/b#top', '/b;/c', '/c;/summer', '/d;/kept']);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['straightened', 'straightened', 'new', 'straightened']);
  expect(planned.map(({ to }) => to)).toEqual(['/summer#top', '/summer', '/summer', 'pages:2']);
});

test('a circle within the file is told at each of its lines, and at those that lead into it', async () => {
  const { lines, planned } = await judge(['/a;/b', '/b;/a', '/c;/a', '/d;/summer']);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['circle', 'circle', 'circle', 'new']);
  expect(planned).toEqual([{ from: '/d', to: '/summer', status: 301, id: null }]);
});

test('of lines from one address the first counts', async () => {
  const { lines } = await judge(['/a;/summer', '/A/;/services/data', '/a?x=1;/summer']);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['new', 'repeated', 'new']);
});

test('an editor may have others replaced, and pages named that are not there yet', async () => {
  const { planned } = await judge(['/kept;/summer;302', '/a;/services/soon'], { replace: true, unknown: true });
  expect(planned).toEqual([
    { from: '/kept', to: '/summer', status: 302, id: 1 },
    { from: '/a', to: '/services/soon', status: 301, id: null },
  ]);
});

test('each line of a plugin’s export becomes what it can be', async () => {
  const read = parseCsv(await readFile(join(import.meta.dirname, 'testing/redirects.csv')));
  const lines = 'lines' in read ? read.lines : [];
  const { lines: judged } = await planImport(
    lines,
    { rows: [], sets: mapContentSets(published({ pages: [] }), '2026-06-15'), siteUrl: 'http://127.0.0.1:5100' },
    { replace: false, unknown: true },
  );
  expect(judged.map(({ line, from, to, outcome }) => `${line} ${outcome}: ${from} → ${to}`)).toEqual([
    '2 new: /feed → /feeds/blog.atom',
    '3 new: /sitemap_index.xml → /sitemap.xml',
    '4 new: /wp-sitemap.xml → http://127.0.0.1:5100/sitemap.xml',
    '5 new: /index.html → /',
    '6 new: /?p=123 → /projects',
    '7 new: /über-uns → /agency/aboutus',
    '8 new: /über-uns-2 → /agency/aboutus',
    '9 new: /über-uns-3 → /agency/aboutus',
    '10 pattern: /alt/* → /projects',
    '11 new: /alt/seite → /projects',
    '12 new: /katalog.pdf → /uploads/gps-17307b12.jpg',
    '13 new: /datei.pdf → https://example.org/datei%20neu.pdf',
    '14 kind_malformed: /weg → ',
    '15 kind_malformed: /gone → /projects',
    '16 kind_malformed: /seven → /projects',
    '17 kind_malformed: /eight → /projects',
    '18 new_malformed: /mail → mailto:a@example.org',
    '19 new_malformed: /tel → tel:+4989123456',
    '20 new: /anchor → /agency/aboutus#team',
    '21 old_malformed: /a b → /projects',
    '22 new: /a b → /projects',
    '23 new: /a+b → /projects',
    '24 new: /shop?id=1&lang=de → /projects',
    '25 circle: /loop1 → /loop2',
    '26 circle: /loop2 → /loop1',
    '27 straightened: /chain1 → /chain2',
    '28 new: /chain2 → /projects',
    '29 old_malformed: https://www.example.com/old → /projects',
    '30 new: /abs → /projects',
    '31 new: /prot → /projects',
    '32 new: /de/alt → /projects',
    '33 new: /alt-en → /projects',
    '34 new: /amp → /projects',
    '35 new: /tag/foo/page/2 → /projects',
    '36 new: /semi;colon → /projects',
    '37 new: /author?author=1 → /projects',
  ]);
});
