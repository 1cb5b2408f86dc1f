import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sax from 'sax';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg, hasSize } from './clean-svg.ts';
import { decodeDrawing, expandEntities } from './drawing-text.ts';
import { readRemovedParts } from './removed-parts.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Returns the cleaned drawing, after checking that it is well-formed XML, whatever the input. */
function cleanedOf(svg: string): string {
  const clean = cleanSvg(svg);
  if (clean === null) throw new Error('refused');
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw new Error(`${error.message} in ${clean.slice(0, 1_000)}`);
  };
  parser.write(clean).close();
  return clean;
}

const NS = 'http://www.w3.org/2000/svg';
test.each([
  ['all', `<?xml version="1.0"?><!-- <svg> --><s:svg xmlns:s="${NS}" width="4" height="4">`, 's:', '</s:svg>'],
  ['some', `<svg xmlns="${NS}" xmlns:svg='${NS}' width="4" height="4">`, 'svg:', '</svg>'],
])('elements of a drawing of which %s have a prefix are drawn, and cleaned', async (_, begin, prefix, end) => {
  const rect = `<${prefix}g><${prefix}rect width="4" height="4" style="fill:#0b4f4a"/></${prefix}g>`;
  const script = `<${prefix}script>alert(1)</${prefix}script><${prefix}set attributeName="onload" to="alert(1)"/>`;
  const clean = cleanedOf(`${begin}${script}${rect}${end}`);
  expect(await colourAt(clean, 2, 2)).toBe('0b4f4a');
  expect(clean).not.toContain('alert');
});

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
  '<i:x><script>alert(1)</script></i:x><g><script>alert(1)</script></g>',
  '<iframe src="https://evil.example"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- --><?xml-stylesheet href="https://evil.example/x.xsl"?>',
])('nothing of %s is left that acts or fetches', (part) => {
  const clean = cleanedOf(`<svg ${XMLNS}>${part}<rect width="1" height="1"/></svg>`);
  expect(clean).not.toMatch(
    /<[^>]*(script|foreignObject|iframe|handler)|[\s"]on\w+=|javascript:|evil\.example|svg\+xml/i,
  );
  expect(clean).toContain('<rect width="1" height="1"');
});

test('what refers to the drawing itself stays', () => {
  const inside =
    '<use href="#a"/><rect fill="url(#b)" style="mask:url(#c)"/><image href="data:image/png;base64,AAAA"/>';
  const clean = cleanedOf(`<svg ${XMLNS} viewBox="0 0 1 1">${inside}</svg>`);
  for (const kept of ['href="#a"', 'fill="url(#b)"', 'mask:url(#c)', 'data:image/png;base64,AAAA', 'viewBox'])
    expect(clean).toContain(kept);
});

test('every drawing of the sample content looks as before', async () => {
  const folder = join(import.meta.dirname, '../../../../content/images');
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(50);
  for (const name of drawings) {
    const svg = await readFile(join(folder, name), 'utf8');
    const pixels = (text: string) => sharp(Buffer.from(text)).resize(120).raw().toBuffer();
    expect((await pixels(cleanedOf(svg))).equals(await pixels(svg)), name).toBe(true);
  }
});

/** Returns the colour of a pixel of a drawing, as hexadecimal RGB. */
async function colourAt(svg: string, left: number, top: number): Promise<string> {
  const raw = await sharp(Buffer.from(svg)).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return raw.toString('hex');
}

const read = (name: string) => readFile(join(import.meta.dirname, 'testing', name), 'utf8');

test('the words of a sheet’s comment are no harm', async () => {
  const clean = cleanedOf(await read('drawing-ampersand.svg'));
  expect(clean).toContain('Lindner &amp; Falk');
  expect(await colourAt(clean, 60, 40)).toBe('0b4f4a');
  expect(readRemovedParts(clean)).toEqual([]);
});

test('labels of a diagram become texts in their places, and that is told', async () => {
  const clean = cleanedOf(await read('drawing-labels.svg'));
  for (const [label, x] of [
    ['Order', 55],
    ['Invoice', 185],
  ])
    expect(clean).toMatch(new RegExp(`<text x="${x}" y="42" [^>]*text-anchor="middle"[^>]*>${label}</text>`));
  expect(readRemovedParts(clean)).toEqual(['labels']);
});

test.each([
  ['@font-face{font-family:X;src:url(https://f.example/x.woff2)}', ['font']],
  ['@import url("https://f.example/x.css");', ['import']],
  ['.b{fill:url(https://f.example/x)}', ['style']],
  ['.b{background:image-set("x" 1x);stroke:red}', ['style']],
  ['@font-face{font-family:X;src:url(data:font/woff2;base64,AAAA)}', []],
  ['@media (min-width:1px){.b{fill:#fff}}', []],
  ['g>.b{fill:#fff}', []],
])('of a sheet with %s the rest stays', async (rule, leftOut) => {
  const clean = cleanedOf(
    `<svg ${XMLNS} width="4" height="4"><style>${rule}.a{fill:#0b4f4a}</style><rect class="a" width="4" height="4"/></svg>`,
  );
  expect(await colourAt(clean, 2, 2)).toBe('0b4f4a');
  expect(clean).not.toContain('f.example');
  expect(readRemovedParts(clean)).toEqual(leftOut);
});

test('of a style attribute what reaches out goes alone, of a sheet that is none all', async () => {
  const clean = cleanedOf(
    `<svg ${XMLNS} width="4" height="4"><style>}</style><rect style="fill:#0b4f4a;mask:url(//x.example/m)" width="4" height="4"/></svg>`,
  );
  expect(await colourAt(clean, 2, 2)).toBe('0b4f4a');
  expect(readRemovedParts(clean)).toEqual(['sheet', 'style']);
});

test.each([
  ['<svg viewBox="0 0 30 20"/>', 'width="30" height="20"'],
  ['<svg width="100%" height="100%" viewBox="0,0,30,20"/>', 'width="30" height="20"'],
  ['<svg width="60" viewBox="0 0 30 20"/>', 'width="60" height="40"'],
  ['<svg stroke-width="2" width="30" height="20"/>', 'width="30" height="20"'],
])('the size of %s stands first', (svg, size) => {
  expect(cleanedOf(svg)).toMatch(new RegExp(`^<svg ${size} `));
});

test.each([
  ['', false],
  ['width="100%" height="100%"', false],
  ['width="100%" height="50"', false],
  ['width="30"', false],
  ['width="auto" height="20"', false],
  ['width="0.3" height="0.3px"', false],
  ['stroke-width="2" height="20"', false],
  ['viewBox="0 0 0 20"', false],
  ['viewBox="0 0 30 20"', true],
  ['width="0.3in" height="5mm"', true],
  ['width="30" height="20" style="fill:url(https://x.example/a)"', true],
])('of a drawing with %j it is known whether it has a size', (attributes, isSized) => {
  expect(hasSize(cleanedOf(`<svg ${attributes}><rect width="30" height="20"/></svg>`))).toBe(isSized);
});

test('what programs keep for themselves goes with its content, and namespaces that are missing come', () => {
  const clean = cleanedOf(
    '<svg><sodipodi:namedview id="x"><i:pgf>AAAA</i:pgf></sodipodi:namedview><use xlink:href="#a"/></svg>',
  );
  expect(clean).not.toMatch(/AAAA|sodipodi/);
  expect(clean).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(clean).toContain('xmlns:xlink=');
  expect(readRemovedParts(clean)).toEqual([]);
});

test.each([
  ['<i:x/><g><path/></g>', '<g><path></path></g>'],
  ['<i:x><i:y/>AAAA</i:x><i:x/><g><g><path/></g><i:y>AAAA</i:y></g>', '<g><g><path></path></g></g>'],
  ['<g><metadata><rdf:RDF><rdf:li>A</rdf:li></rdf:RDF></metadata><path/></g>', '<g><path></path></g>'],
  ['<foreignObject><div>A</div></foreignObject><g><path/></g>', '<g><path></path></g>'],
  ['<path d="" class=""/>', '<path></path>'],
])('of %s no more is left than %s', (part, left) => {
  expect(cleanedOf(`<svg>${part}</svg>`).replace(/<\/?svg[^>]*>/g, '')).toBe(left);
});

test('an attribute that refers to another address is told, and not what a program notes for itself', () => {
  const told = (part: string) => readRemovedParts(cleanedOf(`<svg ${XMLNS} xmlns:i="x">${part}</svg>`));
  expect(told('<rect fill="url(http://x.example#a)"/>')).toEqual(['style']);
  expect(told('<rect i:file="url(http://x.example#a)" fill="url(#a)" onclick=""/>')).toEqual([]);
});

test.each([
  ['nested as deeply as can be', `<svg>${'<g>'.repeat(255)}${'</g>'.repeat(255)}</svg>`, true],
  ['with many groups side by side', `<svg>${'<g/>'.repeat(10_000)}</svg>`, true],
  ['of which nothing would be left', '<s:svg xmlns:s="http://example.com/"><s:path/></s:svg>', false],
  ['with comments that never end', `${'<!--'.repeat(200_000)}`, false],
  ['with prefixes by the thousand', `<svg ${'xmlns:a="http://www.w3.org/2000/svg" '.repeat(10_000)}/>`, true],
  ['with sheets that are none by the thousand', `<svg>${'<style>&lt;</style><g id="a"/>'.repeat(40_000)}</svg>`, false],
  ['nested more deeply', `<svg>${'<g>'.repeat(133_000)}`, false],
  ['nested more deeply in what is left out', `<svg><i:x>${'<g>'.repeat(133_000)}`, false],
  [
    'with more kinds of elements than any program has',
    `<svg>${Array.from({ length: 100_000 }, (_, count) => `<i:x${count}/>`).join('')}</svg>`,
    false,
  ],
])('a drawing %s is taken or refused within bounds', (_, svg, isTaken) => {
  const start = performance.now();
  expect(cleanSvg(svg) !== null).toBe(isTaken);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a label that stands beside a text for other readers gives way to it', () => {
  const label = '<foreignObject width="100%" height="100%" requiredFeatures="x"><div>Order</div></foreignObject>';
  const clean = cleanedOf(`<svg ${XMLNS}><switch>${label}<text x="5" y="6">Order</text></switch></svg>`);
  expect(clean.match(/Order/g)).toHaveLength(1);
});

test.each([
  ['UTF-16', Buffer.from('\ufeff<svg>ä</svg>', 'utf16le')],
  ['UTF-16, the other way', Buffer.from('\ufeff<svg>ä</svg>', 'utf16le').swap16()],
  ['Latin-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg>ä</svg>', 'latin1')],
  ['what no number was given to', Buffer.from('<?xml version="1.0" encoding="ISO-8859-12"?><svg>ä</svg>')],
  ['UTF-8 with a mark', Buffer.from('\ufeff<svg>ä</svg>')],
])('a drawing in %s is read', (_, bytes) => {
  expect(decodeDrawing(bytes)).toContain('<svg>ä</svg>');
});

const doctype = (subset: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [${subset}]>`;
test.each([
  [
    'a namespace',
    `${doctype('<!ENTITY ns "http://ns.example/">')}<svg xmlns:x="&ns;"/>`,
    '<svg xmlns:x="http://ns.example/"/>',
  ],
  ['none', '<!DOCTYPE svg><svg>&amp;&nbsp;&uuml;</svg>', '<svg>&amp;\u00a0&amp;uuml;</svg>'],
  ['another', `${doctype('<!ENTITY a "x"><!ENTITY b "&a;&a;">')}<svg>&b;</svg>`, null],
  ['a file', `${doctype('<!ENTITY a SYSTEM "file:///etc/passwd">')}<svg>&a;</svg>`, null],
  ['an element', `${doctype('<!ENTITY a "<script/>">')}<svg>&a;</svg>`, null],
  ['very much', `${doctype(`<!ENTITY a "${'x'.repeat(1_000)}">`)}<svg>${'&a;'.repeat(2_000)}</svg>`, null],
])('entities that stand for %s', (_, svg, read) => {
  expect(expandEntities(svg)?.replace(/^<\?xml[^>]*\?>/, '') ?? null).toBe(read);
});
