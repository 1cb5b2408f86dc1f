/** An editor's weekly jobs with the frame around pages, and with mails. */
import * as v from 'valibot';
import { openFromStart, publish } from './support/cms/admin-pages.ts';
import { signInAs, successOf } from './support/cms/cms.ts';
import { expect, test } from './support/cms/editors-job.ts';
import { loaded, SOON_MS } from './support/cms/loaded.ts';
import { oneAtATime } from './support/stacks/one-at-a-time.ts';
import { until } from './support/until.ts';

const footer = v.looseObject({
  footer: v.array(v.looseObject({ links: v.array(v.looseObject({ label: v.string() })) })),
});
const mails = v.looseObject({ contact_confirmation: v.looseObject({ subject: v.string() }) });

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('change an e-mail text', async ({ page, admin, browseAs }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const subject = async () =>
      v.parse(mails, await successOf(await editor.get('/api/globals/mails?locale=de'))).contact_confirmation.subject;
    const before = await subject();
    const changed = `Ihre Nachricht ${crypto.randomUUID().slice(0, 8)}`;
    try {
      await browseAs(editor);
      await openFromStart(page, 'E-Mails', 'de');
      const field = page.locator('#field-contact_confirmation__subject');
      await expect(field).toHaveValue(before);
      await field.fill(changed);
      await page.locator('#action-save').click();
      await until('it is what the next mail says', async () => (await subject()) === changed, SOON_MS);
    } finally {
      const fields = { contact_confirmation: { subject: before } };
      await successOf(await editor.send('POST', '/api/globals/mails?locale=de&overrideLock=true', fields));
    }
  });
});

test('correct the footer', ({ page, admin, browseAs }) =>
  oneAtATime('navigation', async () => {
    const editor = await signInAs(admin, 'editor');
    const read = async () =>
      v.parse(footer, await successOf(await editor.get('/api/globals/navigation?locale=en&depth=0')));
    const before = await read();
    const label = `Lanterns ${crypto.randomUUID().slice(0, 8)}`;
    try {
      await browseAs(editor);
      await openFromStart(page, 'Menu and footer', 'en');
      await page.getByRole('button', { name: 'Footer', exact: true }).click();
      await page.locator('#footer-row-0 .collapsible__toggle').first().click();
      await page.locator('#footer-0-links-row-0 .collapsible__toggle').click();
      await page.locator('#field-footer__0__links__0__label').fill(label);
      await publish(page).click();
      await until('the footer says so', async () => (await loaded('/imprint')).includes(label), SOON_MS);
    } finally {
      const fields = { footer: before.footer, _status: 'published' };
      await successOf(await editor.send('POST', '/api/globals/navigation?locale=en&depth=0&overrideLock=true', fields));
    }
  }));
