import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  '<g onload="alert(1)" onclick="alert(1)" ONBEGIN="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  '<a href="&#106;avascript:alert(1)"><text>x</text></a>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<image href="https://evil.example/spy.png"/>',
  '<image href="//evil.example/spy.png"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  '<animate attributeName="onclick" to="alert(1)"/>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>rect{fill:url(https://evil.example/x)}</style>',
  '<style>rect{fill:u\\72l(https://evil.example/x)}</style>',
  '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<style>svg{background:image-set("https://evil.example/x" 1x)}</style>',
  '<rect style="background:url(//evil.example/x)"/>',
  '<rect style="background:-webkit-image-set(&quot;//evil.example/x&quot; 1x)"/>',
  '<rect fill="url(https://evil.example/x#a)"/>',
  '<iframe src="https://evil.example"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- --><?xml-stylesheet href="https://evil.example/x.xsl"?>',
])('nothing of %s is left that acts or fetches', (part) => {
  const clean = cleanSvg(`<svg ${XMLNS}>${part}<rect width="1" height="1"/></svg>`);
  expect(clean).not.toMatch(
    /<[^>]*(script|foreignObject|iframe|handler)|[\s"]on\w+=|javascript:|evil\.example|svg\+xml/i,
  );
  expect(clean).toContain('<rect width="1" height="1"');
});

test('what refers to the drawing itself stays', () => {
  const inside =
    '<use href="#a"/><rect fill="url(#b)" style="mask:url(#c)"/><image href="data:image/png;base64,AAAA"/>';
  const clean = cleanSvg(`<svg ${XMLNS} viewBox="0 0 1 1">${inside}</svg>`);
  for (const kept of ['href="#a"', 'fill="url(#b)"', 'mask:url(#c)', 'data:image/png;base64,AAAA', 'viewBox'])
    expect(clean).toContain(kept);
});

test('every drawing of the sample content looks as before', async () => {
  const folder = join(import.meta.dirname, '../../../content/images');
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(50);
  for (const name of drawings) {
    const svg = await readFile(join(folder, name), 'utf8');
    const pixels = (text: string) => sharp(Buffer.from(text)).resize(120).raw().toBuffer();
    expect((await pixels(cleanSvg(svg))).equals(await pixels(svg)), name).toBe(true);
  }
});
