import { expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startTestSite } from '../testing/test-site.ts';

const EDITOR = { Cookie: 'payload-token=an-editor', 'Sec-Fetch-Site': 'same-origin' };

async function siteWithEditor(settings: Parameters<typeof startTestSite>[0] = {}) {
  const site = await startTestSite(settings);
  site.backend.answers.set('/api/users/me', ({ headers }, response) => {
    const isEditor = headers.cookie === EDITOR.Cookie && headers['sec-fetch-site'] === 'same-origin';
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ user: isEditor ? { id: 1 } : null }));
  });
  return site;
}

const draft = (title: string) => `/previews?${new URLSearchParams({ page: '/de/blog/licht', title })}`;

test('an editor sees the picture of a title that is not published, which nobody keeps', async () => {
  const site = await siteWithEditor();
  const look = (title: string) => ask(site.url, { path: draft(title), headers: EDITOR });
  const [light, dark, long] = [await look('Licht'), await look('Dunkel'), await look('x'.repeat(900))];
  for (const { status, headers } of [light, dark, long])
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'no-store']);
  expect(light.body.equals(dark.body)).toBe(false);
});

test('over TLS an editor is known by the cookie that no neighbouring host can set', async () => {
  const site = await siteWithEditor({ publicUrl: 'https://www.kontorwerk.example' });
  const look = async (Cookie: string) =>
    (await ask(site.url, { path: draft('Licht'), headers: { ...EDITOR, Cookie } })).status;
  expect([await look(`__Host-${EDITOR.Cookie}`), await look(EDITOR.Cookie)]).toEqual([200, 404]);
});

test('nobody else has pictures of their words drawn', async () => {
  const site = await siteWithEditor();
  for (const headers of [
    {},
    { Cookie: 'payload-token=guessed', 'Sec-Fetch-Site': 'same-origin' },
    { ...EDITOR, 'Sec-Fetch-Site': 'cross-site' },
  ])
    expect((await ask(site.url, { path: draft('Licht'), headers })).status).toBe(404);
  await site.backend.stop();
  expect((await ask(site.url, { path: draft('Licht'), headers: EDITOR })).status).toBe(404);
});

test('an editor is asked for by the fetch that the site was given', async () => {
  const asked: string[] = [];
  const site = await startTestSite(
    {},
    {
      fetch: async (input) => {
        asked.push(String(input));
        return Response.json({ user: { id: 1 } });
      },
    },
  );
  expect((await ask(site.url, { path: draft('Licht'), headers: EDITOR })).status).toBe(200);
  expect(asked).toEqual([`${site.backend.url}/api/users/me?depth=0`]);
});
