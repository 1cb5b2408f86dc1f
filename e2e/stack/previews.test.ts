/** The preview pictures of links to the site. */
import { expect, test } from 'vitest';
import { attributesIn } from '../support/pages/discover.ts';
import { inLanguage } from '../support/pages/routes.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

/** Reads a PNG's width and height, which follow its signature and its first chunk's header. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('each page has a preview of its own', async () => {
  const pictures = new Set<string>();
  const pages = ['/', '/projects', '/contactus/career'].map((path) => inLanguage(path, 'de'));
  for (const page of pages) {
    const html = await (await fetch(`${siteUrl}${page}`)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(attributesIn(html, 'meta', 'content')).toContain('summary_large_image');
    const answer = await fetch(address);
    expect(answer.headers.get('content-type'), address).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(sizeOf(png)).toEqual([1200, 630]);
    pictures.add(png.toString('base64'));
  }
  expect(pictures.size).toBe(pages.length);
});

test('a page that is not there has no preview', async () => {
  for (const path of ['/previews/no-such-page.png', '/previews/projects/no-such-project.png'])
    expect((await fetch(`${siteUrl}${path}`)).status, path).toBe(404);
});
