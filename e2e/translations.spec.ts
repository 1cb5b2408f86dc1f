import * as v from 'valibot';
import { barriers } from './support/barriers.ts';
import { type CmsSession, find, signInAs, successOf } from './support/cms.ts';
import { expect, test } from './support/test.ts';

const project = v.object({ doc: v.looseObject({ id: v.number(), facts: v.array(v.looseObject({})) }) });

/** A draft of a project that is changed in English after it was translated. */
async function leftBehind(editor: CmsSession, german: string): Promise<number> {
  const [sample] = await find(editor, 'projects', { _status: 'published' }, { limit: '1', sort: 'id' });
  const copied = await editor.send('POST', `/api/projects/${sample?.id}/duplicate?depth=0&locale=en`);
  const { id, facts } = v.parse(project, await successOf(copied)).doc;
  const write = async (language: string, fields: object) =>
    successOf(await editor.send('PATCH', `/api/projects/${id}?locale=${language}&draft=true`, fields));
  await write('en', { title: `English ${german}`, lead: 'A lead.', description: 'A sentence.' });
  await write('de', { title: german, lead: 'Ein Vorspann.', description: 'Ein Satz dazu.' });
  const added = { term: 'Harbour', value: 'Cranes' };
  await write('en', { lead: 'Another lead.', description: 'Another sentence.', facts: [...facts, added] });
  return id;
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a translator finds what was left behind, reads what has changed and brings it up to date', async ({
    page,
    admin,
    browseAs,
  }) => {
    const editor = await signInAs(admin, 'editor');
    const name = `Übersetzt ${crypto.randomUUID()}`;
    const id = await leftBehind(editor, name);
    try {
      await browseAs(await signInAs(admin, 'translator'));
      await page.goto('/admin/translations');
      expect(await barriers(page, { part: '.waiting-list' })).toEqual([]);
      await page.getByRole('link', { name }).click();
      await page.waitForURL(/locale=de/);

      const outdated = page.locator('.source-change');
      await expect(outdated).toHaveCount(2);
      const sentence = outdated.filter({ hasText: 'Ein Satz' });
      await sentence.locator('summary').click();
      await expect(sentence.locator('del')).toHaveText('A sentence.');
      await expect(sentence.locator('ins')).toHaveText('Another sentence.');

      // Who only translates has the other language beside each text from the start.
      const beside = page.locator('.other-language').filter({ hasText: 'Another sentence.' });
      await expect(beside).toBeVisible();
      expect(await barriers(page, { part: '.other-language' })).toEqual([]);
      const own = page.locator('textarea[name=description]');
      await beside.getByRole('button', { name: 'Übernehmen: Text auf Englisch' }).click();
      await expect(own).toHaveValue('Another sentence.');
      await own.fill('Ein anderer Satz.');

      // A row that has no words in German goes by its English ones; a rich text is taken over with its form.
      await page.getByRole('button', { name: 'Projektbericht' }).click();
      await expect(page.getByText('Harbour: Cranes')).toBeVisible();
      const body = page.locator('.rich-text-lexical').first();
      const heading = body.locator('[contenteditable] h2').first();
      const german = await heading.innerText();
      await body.getByRole('button', { name: 'Übernehmen: Text auf Englisch' }).click();
      await expect(heading).not.toHaveText(german);

      const lead = outdated.filter({ hasText: 'Vorspann' });
      await lead.locator('summary').click();
      await lead.getByRole('button', { name: 'Stimmt noch: Vorspann' }).click();
      await expect(lead).toHaveCount(0);
      // The draft is saved by itself.
      await expect(outdated).toHaveCount(0);
      await page.getByRole('button', { name: 'Karte' }).click();
      await expect(own).toHaveValue('Ein anderer Satz.');
    } finally {
      // The form that is still open holds it.
      await successOf(await admin.send('DELETE', `/api/projects/${id}?overrideLock=true`));
    }
  });
});

test('the dashboard shows everybody what is theirs to do', async ({ page, admin, browseAs }) => {
  const parts = async (role: 'editor' | 'recruiter' | 'sales' | 'translator') => {
    await browseAs(await signInAs(admin, role));
    await page.goto('/admin');
    await expect(page.getByText('The site is served and takes messages in.')).toBeVisible();
    return page.locator('.dashboard-widget h2').allInnerTexts();
  };
  const health = 'Health of the site';
  expect(await parts('recruiter')).toEqual(['New in the inbox', health]);
  expect(await parts('sales')).toEqual(['New in the inbox', 'Mails that could not be sent', health]);
  expect(await parts('translator')).toEqual(['Waiting for translation', 'Recently changed', health]);
  expect(await parts('editor')).toEqual(['Waiting for translation', 'Planned', 'Recently changed', health]);
  expect(await barriers(page, { part: '.dashboard-widget' })).toEqual([]);
  // Who else writes meanwhile may delete it again: where it leads to is enough.
  const recent = page.locator('.dashboard-widget').filter({ hasText: 'Recently changed' });
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/collections\/\w+\/\d+$/);
});
