/** The texts of mails in the admin: previews, and texts that are refused. */
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { session } from '../support/cms/cms.ts';
import { editor, sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const PREVIEW = '/api/globals/mails/preview?kind=contact_confirmation&language=de';

test('editors see what a mail looks like, and nobody else does', async () => {
  const html = await editor.get(`${PREVIEW}&form=html`);
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  const shown = await html.text();
  for (const words of ['Guten Tag Ada Lovelace,', 'Leistung: Softwaretests']) expect(shown).toContain(words);
  expect(await (await editor.get(`${PREVIEW}&form=text`)).text()).toMatch(
    /^Ihre Nachricht an Kontorwerk\n\nGuten Tag Ada Lovelace,/,
  );
  expect((await sales.get(`${PREVIEW}&form=html`)).status).toBe(403);
  // Asked at the CMS itself: the site's server turns strangers away before it.
  expect((await session(MAIN_STACK.cmsUrl, '').get(`${PREVIEW}&form=html`)).status).toBe(403);
});

test('editors see no outbox, and cannot save what could not be filled in', async () => {
  expect((await editor.send('POST', '/api/globals/mails/send-again/1')).status).toBe(403);
  expect((await editor.get('/api/payload-jobs')).status).toBe(403);
  for (const id of ['x', '1e400', '-1'])
    expect((await admin.send('POST', `/api/globals/mails/send-again/${id}`)).status, id).toBe(409);
  const refused = await editor.send('POST', '/api/globals/mails?locale=en', {
    contact_confirmation: { subject: 'Hello {nmae}', text: 'Hello' },
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('This e-mail has no placeholder {nmae}.');
});
