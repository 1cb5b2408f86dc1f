import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { fetchPicture } from './picture-files.ts';

const nothing = {
  alt: { en: '', de: '' },
  focal: { x: 50, y: 50 },
  sources: [],
  tall: null,
  wide: null,
  moving: null,
  german: null,
};

/** Returns the stored name of a picture's file; the backend has all files, or only the named ones. */
async function nameOf(path: string, files?: readonly string[]): Promise<string> {
  const address = await startServer(({ url = '' }, response) => {
    if (files && !files.includes(url)) response.statusCode = 404;
    response.end('bytes');
  });
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

const AT = 'http://old.example';

/** Returns the bytes of a picture from a backend that answers by absolute address: with bytes, or with a redirect. */
async function fetched(picture: string, answers: Readonly<Record<string, string>>, address = AT): Promise<string> {
  const source = {
    address,
    token: '',
    patienceMs: 5_000,
    fetch: async (asked: unknown) => {
      const answer = answers[String(asked)];
      if (answer === undefined) throw new Error('ECONNREFUSED');
      return /^https?:|^\//.test(answer)
        ? new Response(null, { status: 301, headers: { location: answer } })
        : new Response(answer);
    },
  };
  const planned = { id: 1, address: picture, at: 'a page', ...nothing };
  return (await fetchPicture(planned, source)).largest.data.toString();
}

const SECURE = 'https://old.example/a.png';

test.each([
  ['from http to https', SECURE, { [`${AT}/a.png`]: SECURE, [SECURE]: 'bytes' }],
  ['to another path', `${AT}/a.png`, { [`${AT}/a.png`]: '/b.png', [`${AT}/b.png`]: 'bytes' }],
])('a redirect %s of the same host is followed', async (_what, picture, answers) => {
  expect(await fetched(picture, answers)).toBe('bytes');
});

test('a picture is asked for by its own scheme where nothing answers by that of the backend', async () => {
  expect(await fetched(SECURE, { [SECURE]: 'bytes' })).toBe('bytes');
});

test('no other port of the backend’s host is asked for a picture', async () => {
  const elsewhere = `${AT}:9200/a.png`;
  await expect(fetched(elsewhere, { [elsewhere]: 'bytes' })).rejects.toThrow(/no answer/);
  expect(await fetched(elsewhere, { [`${AT}/a.png`]: 'bytes' })).toBe('bytes');
  expect(await fetched(SECURE, { [SECURE]: 'bytes' }, `${AT}:8080`)).toBe('bytes');
});

test.each([
  ['another host', 'https://elsewhere.example/a.png'],
  ['another port', 'http://old.example:6379/a.png'],
  ['an account', 'https://me:secret@old.example/a.png'],
  ['itself', `${AT}/a.png`],
])('a redirect to %s is told', async (_what, to) => {
  await expect(fetched(`${AT}/a.png`, { [`${AT}/a.png`]: to, [to]: to })).rejects.toThrow(`it redirects to ${to}`);
});
