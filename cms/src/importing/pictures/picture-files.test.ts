import { expect, test } from 'vitest';
import { serverHere } from '../../testing/server-here.ts';
import { fetchPicture } from './picture-files.ts';

/** What the file of a picture at an address of a backend is called here; the backend has all files, or those that are named. */
async function nameOf(path: string, files?: readonly string[]): Promise<string> {
  const address = await serverHere(({ url = '' }, response) => {
    if (files && !files.includes(url)) response.statusCode = 404;
    response.end('bytes');
  });
  const nothing = {
    alt: { en: '', de: '' },
    focal: { x: 50, y: 50 },
    sources: [],
    tall: null,
    wide: null,
    moving: null,
    german: null,
  };
  const picture = { id: 1, address: path, at: 'a page', ...nothing };
  const { largest } = await fetchPicture(picture, { address, token: '', fetch, patienceMs: 5_000 });
  return largest.name;
}

test('a picture has the name that its address ends with', async () => {
  expect(await nameOf('/uploads/gr%C3%B6%C3%9Fe.png?v=2')).toBe('größe.png');
});

test('of a size that WordPress made the upload is taken, where it is there', async () => {
  const [size, upload] = ['/wp-content/uploads/hero-300x200.png', '/wp-content/uploads/hero.png'];
  expect(await nameOf(size, [size, upload])).toBe('hero.png');
  expect(await nameOf(size, [size])).toBe('hero-300x200.png');
});

test('an address that is encoded wrongly names a picture all the same', async () => {
  expect(await nameOf('/uploads/100%.png')).toBe('100%.png');
});

test('a name that is longer than those of files may be is cut', async () => {
  const name = await nameOf(`/uploads/${'x'.repeat(400)}.png`);
  expect(name).toMatch(/^x+\.png$/);
  expect(name.length).toBe(120);
});
