import { expect, test } from 'vitest';
import { serverHere } from '../../testing/server-here.ts';
import { fetchPicture } from './picture-files.ts';

/** What the file of a picture at an address of a backend is called here. */
async function nameOf(path: string): Promise<string> {
  const address = await serverHere((_, response) => response.end('bytes'));
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

test('an address that is encoded wrongly names a picture all the same', async () => {
  expect(await nameOf('/uploads/100%.png')).toBe('100%.png');
});

test('a name that is longer than those of files may be is cut', async () => {
  const name = await nameOf(`/uploads/${'x'.repeat(400)}.png`);
  expect(name).toMatch(/^x+\.png$/);
  expect(name.length).toBe(120);
});
