import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { createUser, session } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { MAIN_LOG_FILE, MAIN_STACK } from '../support/stacks/stacks.ts';

const { cmsUrl, siteUrl } = MAIN_STACK;
const asAdmin = session(cmsUrl, admin.token);

test.each(['constructor', '__proto__', 'toString', 'payload-migrations', 'payload-kv'])(
  '/api/%s is not found, by a visitor and by an administrator',
  async (name) => {
    for (const answer of [await fetch(`${cmsUrl}/api/${name}`), await asAdmin.get(`/api/${name}`)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain(String(MAIN_STACK.cmsPort));
    }
  },
);

test('what nobody can do by post is not found, and leaves no stack in the log', async () => {
  const before = readFileSync(MAIN_LOG_FILE, 'utf8').length;
  for (const path of ['/api/users/verify/x', '/api/users/first-register', '/api/constructor'])
    expect((await fetch(`${cmsUrl}${path}`, { method: 'POST' })).status, path).toBe(404);
  expect(readFileSync(MAIN_LOG_FILE, 'utf8').slice(before)).not.toMatch(/verify|constructor/);
});

test('what is answered to who is signed in is kept by nobody', async () => {
  for (const path of ['/api/users/me', '/api/pages?limit=1', '/api/access', '/api/applications'])
    expect((await editor.get(path)).headers.get('Cache-Control'), path).toMatch(/no-store/);
  expect((await fetch(`${siteUrl}/api/users/me`)).headers.get('Cache-Control')).toMatch(/no-store/);
});

test('a search in texts of both languages needs to name none', async () => {
  const answer = await asAdmin.get('/api/projects?where[title][contains]=x&limit=1');
  expect(answer.status).toBe(200);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script><rect/></svg>';

function upload(name: string, content: string, type: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  form.set('_payload', JSON.stringify({ alt: 'x' }));
  return fetch(`${cmsUrl}/api/media`, { method: 'POST', headers: { Authorization: `JWT ${admin.token}` }, body: form });
}

test('a drawing is cleaned before it is kept, and is served so that nothing in it could run', async () => {
  const answer = await upload('a.svg', SVG, 'image/svg+xml');
  expect(answer.status).toBe(201);
  const { doc } = await answer.json();
  try {
    const served = await fetch(`${siteUrl}/uploads/${doc.filename}`);
    expect(await served.text()).not.toContain('script');
    expect(served.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
  } finally {
    await asAdmin.send('DELETE', `/api/media/${doc.id}`);
  }
  expect(
    (await upload('b.svg', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG}`, 'image/svg+xml')).status,
  ).toBe(400);
});

test('an address in the place of a picture is refused, and nothing is asked of it', async () => {
  const asked = { alt: 'x', filename: 'a.svg', url: `${siteUrl}/favicon.svg` };
  expect((await asAdmin.send('POST', '/api/media', asked)).status).toBe(400);
});

test('a picture is not copied, for which its file would be fetched by its address', async () => {
  const { docs } = await (await asAdmin.get('/api/media?limit=1&depth=0')).json();
  expect((await asAdmin.send('POST', `/api/media/${docs[0].id}/duplicate`, {})).status).toBe(404);
});

test('a zero in the name of a file is no fault of the server', async () => {
  const body = [
    '--x',
    'Content-Disposition: form-data; name="file"; filename="a\0b.p\0ng"',
    'Content-Type: image/svg+xml',
    '',
    SVG,
    '--x--',
    '',
  ].join('\r\n');
  const headers = { Authorization: `JWT ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${cmsUrl}/api/media`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(readFileSync(MAIN_LOG_FILE, 'utf8')).not.toMatch(/Malformed part header[^\n]*"stack":/);
});

test('nobody unlocks accounts, since none is locked', async () => {
  const { email } = await createUser(admin, 'editor');
  const answer = await asAdmin.send('POST', '/api/users/unlock', { email });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
