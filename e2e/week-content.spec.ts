/** An editor's weekly jobs with posts, projects and jobs. */

import { barriers } from './support/browser/barriers.ts';
import { formStands, openFound, openFromStart, publish } from './support/cms/admin-pages.ts';
import { drop, find, signInAs } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { expect, test } from './support/cms/editors-job.ts';
import { leftBehind } from './support/cms/left-behind.ts';
import { loaded, SOON_MS } from './support/cms/loaded.ts';
import { uploadPicture } from './support/cms/plain-picture.ts';
import { until } from './support/until.ts';

/** Returns the value of a date and time field, some minutes from now. */
function inMinutes(minutes: number): string {
  const shown = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', shown).format(Date.now() + minutes * 60_000).replace(' ', 'T');
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('plan a campaign with start and end', async ({ page, admin, browseAs, afterwards }) => {
    const name = crypto.randomUUID();
    const editor = await signInAs(admin, 'editor');
    const titles = { en: `Planned ${name}`, de: `Geplant ${name}` };
    const id = await draftPost(editor, titles);
    const isShown = async (path: string, title: string) => (await loaded(path)).includes(title);
    const shown = () =>
      Promise.all([isShown(`/blog/planned-${name}`, titles.en), isShown(`/de/blog/geplant-${name}`, titles.de)]);
    afterwards(() => drop(admin, 'posts', id));
    expect(await shown()).toEqual([false, false]);
    await browseAs(editor);
    await openFromStart(page, 'Beiträge', 'de');
    await openFound(page, titles.en);
    const plans = page.getByRole('region', { name: 'Geplant' });
    // The current minute, so that the test need not wait for it.
    await plans.getByLabel('Veröffentlichen am').fill(inMinutes(0));
    const end = inMinutes(24 * 60);
    await plans.getByLabel('Veröffentlichung beenden am').fill(end);
    await plans.getByRole('button', { name: 'Planen' }).click();
    await expect(plans.getByText('Geplant.', { exact: true })).toBeVisible();
    await until('the post is on the site', async () => (await shown()).every(Boolean), SOON_MS);

    await page.goto('/admin/planned');
    const row = page.getByRole('row').filter({ hasText: name });
    const [day = '', time = ''] = end.split('T');
    const shownEnd = `${day.split('-').toReversed().join('.')}, ${time}`;
    await expect(row).toContainText(`${shownEnd}Veröffentlichung beenden`);
    await row.getByRole('link').click();
    await page.waitForURL(/\/posts\//);
    await formStands(page);
    await plans.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(plans.getByText('Planung zurückgenommen.')).toBeVisible();
    await expect(plans.getByRole('listitem')).toHaveCount(0);
  });

  test('update outdated translations', async ({ page, admin, browseAs, afterwards }) => {
    const editor = await signInAs(admin, 'editor');
    const name = `Übersetzt ${crypto.randomUUID()}`;
    const id = await leftBehind(editor, name);
    afterwards(() => drop(admin, 'projects', id));
    await browseAs(await signInAs(admin, 'translator'));
    await page.goto('/admin');
    await page
      .locator('.dashboard-widget')
      .filter({ hasText: 'Wartet auf Übersetzung' })
      .getByRole('link')
      .last()
      .click();
    await page.waitForURL('**/admin/translations**');
    expect(await barriers(page, { part: '.admin-page' })).toEqual([]);
    await page.getByRole('link', { name }).click();
    await page.waitForURL(/locale=de/);

    const outdated = page.locator('.source-change');
    await expect(outdated).toHaveCount(2);
    // Translators plan nothing, and nothing is planned.
    await expect(page.getByRole('region', { name: 'Geplant' })).toHaveCount(0);
    // Also at the top of the form: where the preview is open, they are listed below all fields.
    const note = page.getByRole('button', { name: '2 veraltete Texte' });
    await note.press('Enter');
    await expect(page.locator('#translation-state')).toBeFocused();
    const sentence = outdated.filter({ hasText: 'Ein Satz' });
    await sentence.locator('summary').click();
    await expect(sentence.locator('del')).toHaveText('A sentence.');
    await expect(sentence.locator('ins')).toHaveText('Another sentence.');

    await sentence.getByRole('button', { name: 'Zum Text: Ein Satz' }).press('Enter');
    await expect(page.locator('textarea[name=description]')).toBeFocused();

    // Translators see the other language beside each text from the start.
    const beside = page.locator('.other-language').filter({ hasText: 'Another sentence.' });
    await expect(beside).toBeVisible();
    expect(await barriers(page, { part: '.other-language' })).toEqual([]);
    const own = page.locator('textarea[name=description]');
    await beside.getByRole('button', { name: 'Übernehmen: Text auf Englisch' }).click();
    await expect(own).toHaveValue('Another sentence.');
    await own.fill('Ein anderer Satz.');

    // A row without German words is titled by its English ones; a rich text is copied with its formatting.
    await page.getByRole('button', { name: 'Projektbericht' }).click();
    await expect(page.getByText('Harbour: Cranes')).toBeVisible();
    const body = page.locator('.rich-text-lexical').first();
    const heading = body.locator('[contenteditable] h2').first();
    const german = await heading.innerText();
    await body.getByRole('button', { name: 'Übernehmen: Text auf Englisch' }).click();
    await expect(heading).not.toHaveText(german);

    const lead = outdated.filter({ hasText: 'Vorspann' });
    await lead.locator('summary').click();
    await lead.getByRole('button', { name: 'Der deutsche Text stimmt noch: Vorspann' }).click();
    await expect(lead).toHaveCount(0);
    await expect(note).toHaveCount(0);
    // The draft is autosaved.
    await expect(outdated).toHaveCount(0);
    await page.getByRole('button', { name: 'Karte' }).click();
    await expect(own).toHaveValue('Ein anderer Satz.');
  });

  test('add a position', async ({ page, admin, browseAs, afterwards }) => {
    const title = `Laternenbau ${crypto.randomUUID().slice(0, 8)}`;
    const editor = await signInAs(admin, 'editor', 'de');
    await browseAs(editor);
    await openFromStart(page, 'Stellen', 'de');
    await page.getByRole('link', { name: 'Neu erstellen' }).click();
    await page.locator('#field-title').fill(title);
    await page.locator('#field-description').fill('Wir bauen Laternen.');
    const body = page.locator('.rich-text-lexical [contenteditable]').first();
    await body.pressSequentially('/tab');
    await expect(page.locator('.slash-menu-popup')).toContainText('Tabelle');
    await body.fill('Die ganze Ausschreibung.');
    await page.locator('#field-offices').click();
    await page.getByRole('option').first().click();
    await page.locator('#field-job_type').fill('Vollzeit');
    await publish(page).click();
    await expect(page.getByRole('link', { name: /^Auf der Website ansehen/ }).first()).toBeVisible();
    const [made] = await find(admin, 'jobs', { title }, { locale: 'de' });
    const slug = title.toLowerCase().replace(' ', '-');
    afterwards(() => drop(admin, 'jobs', Number(made?.id)));
    await until(
      'the job is on the site',
      async () => (await loaded(`/de/jobapply/${slug}`)).includes('Die ganze'),
      SOON_MS,
    );
  });
});

test('add a project with a gallery', async ({ page, admin, browseAs, afterwards }) => {
  const title = `Lantern works ${crypto.randomUUID().slice(0, 8)}`;
  const editor = await signInAs(admin, 'editor');
  const pictureName = `gallery-${crypto.randomUUID().slice(0, 8)}`;
  const picture = await uploadPicture(editor, pictureName);
  afterwards(() => drop(admin, 'media', picture));
  await browseAs(editor);
  await openFromStart(page, 'Projects', 'en');
  await page.getByRole('link', { name: 'Create new' }).click();
  await page.locator('#field-title').fill(title);
  await page.locator('#field-description').fill('They make lanterns.');
  await page.locator('#field-pro_category').fill('Shopware');
  await page.locator('#field-year').fill('2026');
  const choose = async () => {
    await page.getByRole('button', { name: 'Choose from existing' }).click();
    const drawer = page.locator('[id^=list-drawer]');
    // Other tests upload and delete pictures meanwhile.
    await drawer.getByRole('row').filter({ hasText: pictureName }).getByRole('button').first().click();
    // It keeps the focus until it is closed.
    await expect(drawer).toHaveCount(0);
  };
  await choose();
  await page.getByRole('button', { name: 'Case study', exact: true }).click();
  await page.getByRole('button', { name: 'Add Picture' }).click();
  await choose();
  await page.locator('#field-gallery__0__caption').fill('By night');
  await publish(page).click();
  await expect(page.getByRole('link', { name: /^View on the site/ }).first()).toBeVisible();
  const [made] = await find(admin, 'projects', { title }, { locale: 'en' });
  afterwards(() => drop(admin, 'projects', Number(made?.id)));
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await until(
    'the project is on the site',
    async () => (await loaded(`/projects/${slug}`)).includes('By night'),
    SOON_MS,
  );
});
