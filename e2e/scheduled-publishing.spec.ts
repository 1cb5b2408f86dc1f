import { signInAs, successOf } from './support/cms.ts';
import { draftPost } from './support/draft-post.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { until } from './support/until.ts';

/** How long the queue and the site may take, in milliseconds. */
const SOON_MS = 20_000;

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('a post that an editor has planned is on the site in both languages when its time has come', async ({
  page,
  admin,
  browseAs,
}) => {
  const name = crypto.randomUUID();
  const editor = await signInAs(admin, 'editor');
  const titles = { en: `Planned ${name}`, de: `Geplant ${name}` };
  const id = await draftPost(editor, titles);
  const isShown = async (path: string, title: string) =>
    (await (await fetch(`${MAIN_STACK.siteUrl}${path}`)).text()).includes(title);
  const shown = () =>
    Promise.all([isShown(`/blog/planned-${name}`, titles.en), isShown(`/de/blog/geplant-${name}`, titles.de)]);
  try {
    expect(await shown()).toEqual([false, false]);
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}`);
    await page.locator('#action-save-popup button').click();
    await page.getByText('Veröffentlichungsplanung').click();
    const drawer = page.locator('.schedule-publish');
    // The drawer is drawn anew when it knows what is planned already.
    await expect(drawer.getByText('Keine bevorstehenden Ereignisse geplant.')).toBeVisible();
    await drawer.getByText('Veröffentlichen', { exact: true }).click();
    await drawer.locator('.react-datepicker__input-container input').click();
    // The beginning of today, which is over: nobody has to wait for it.
    await page.locator('.react-datepicker__time-list-item', { hasText: '00:00' }).click();
    await drawer.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Erfolgreich geplant.')).toBeVisible();
    await until('the post is on the site', async () => (await shown()).every(Boolean), SOON_MS);
  } finally {
    await successOf(await admin.send('DELETE', `/api/posts/${id}`));
  }
});
