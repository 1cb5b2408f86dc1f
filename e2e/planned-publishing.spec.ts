import { signInAs, successOf } from './support/cms.ts';
import { draftPost } from './support/draft-post.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { until } from './support/until.ts';

/** How long the queue and the site may take, in milliseconds. */
const SOON_MS = 20_000;

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

/** What is chosen in a field for a date and a time, so many minutes from now. */
function inMinutes(minutes: number): string {
  const shown = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', shown).format(Date.now() + minutes * 60_000).replace(' ', 'T');
}

test('an editor plans a campaign with start and end in one go, sees what is planned, and takes the end back', async ({
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
    const plans = page.getByRole('region', { name: 'Geplant' });
    // The minute it is: nobody has to wait for it.
    await plans.getByLabel('Veröffentlichen am').fill(inMinutes(0));
    const end = inMinutes(24 * 60);
    await plans.getByLabel('Veröffentlichung beenden am').fill(end);
    await plans.getByRole('button', { name: 'Planen' }).click();
    await expect(plans.getByText('Das ist geplant.')).toBeVisible();
    await until('the post is on the site', async () => (await shown()).every(Boolean), SOON_MS);

    await page.goto('/admin/planned');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(`${end.replace('T', ' ')}Veröffentlichung beenden`);
    await row.getByRole('link').click();
    await plans.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(plans.getByText('Das wurde zurückgenommen.')).toBeVisible();
    await expect(plans.getByRole('listitem')).toHaveCount(0);
  } finally {
    await successOf(await admin.send('DELETE', `/api/posts/${id}`));
  }
});
