/** Dates in the admin, typed and displayed in the reader's own format. */

import { expect, test } from './support/browser/test.ts';
import { drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';

const READERS = [
  {
    reader: 'de',
    label: 'Datum',
    operatorName: 'Vergleich',
    operators: ['am', 'nicht am', 'nach dem', 'vor dem', 'ab dem', 'bis zum', 'ist angegeben'],
    typed: ['28.11.2026', '5. April 2027'],
    shown: ['28.11.2026', '05.04.2027'],
    published: '01.01.2001',
    unclear: 'bald',
    calendar: ['Datum wählen', 'Monat', 'Jahr'],
    days: ['Montag, 1. Januar 2001', 'Dienstag, 2. Januar 2001'],
    problem: 'Das lässt sich nicht als Datum lesen. Bitte schreiben Sie es wie 31.12.2026.',
  },
  {
    reader: 'en',
    label: 'Date',
    operatorName: 'Comparison',
    operators: ['on', 'not on', 'after', 'before', 'from', 'until', 'is given'],
    typed: ['28 Nov 2026', 'April 5, 2027'],
    shown: ['28 Nov 2026', '5 Apr 2027'],
    published: '1 Jan 2001',
    unclear: '4/5/2027',
    calendar: ['Choose a date', 'Month', 'Year'],
    days: ['Monday, January 1st, 2001', 'Tuesday, January 2nd, 2001'],
    problem: 'This may be two different days. Please write the month as a word: 5 Apr 2026.',
  },
] as const;

for (const {
  reader,
  label,
  operatorName,
  operators,
  typed,
  shown,
  published,
  unclear,
  calendar,
  days,
  problem,
} of READERS)
  test.describe(reader, () => {
    test.use({ locale: reader === 'de' ? 'de-DE' : 'en-GB' });

    test('a day stands in form, list and comparison as it was typed, and what can’t be read is refused in words', async ({
      page,
      admin,
      browseAs,
      afterwards,
    }) => {
      const editor = await signInAs(admin, 'editor', reader);
      const title = `Day ${crypto.randomUUID()}`;
      const id = await draftPost(editor, { en: title, de: title });
      afterwards(() => drop(admin, 'posts', id));
      await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=en&depth=0`, { _status: 'published' }));
      const stored = async () => {
        const [post] = await find(admin, 'posts', { id: String(id) }, { draft: 'true' });
        return post?.date;
      };
      await browseAs(editor);
      await page.goto(`/admin/collections/posts/${id}?locale=${reader}`);
      const input = page.getByLabel(`${label}*`, { exact: true });
      await expect(input).toBeEditable();

      for (const [index, day] of ['2026-11-28', '2027-04-05'].entries()) {
        await input.fill(typed[index] ?? '');
        await input.press('Tab');
        await expect(input).toHaveValue(shown[index] ?? '');
        await expect.poll(stored).toBe(`${day}T12:00:00.000Z`);
      }
      await input.fill(unclear);
      await input.press('Tab');
      await expect(page.locator('.date-problem').getByText(problem)).toBeVisible();
      await expect(input).toHaveValue(unclear);
      expect(await stored()).toBe('2027-04-05T12:00:00.000Z');

      await page.locator('#action-save').click();
      await expect(page.locator('.toast-error')).toContainText(problem);
      expect(await stored()).toBe('2027-04-05T12:00:00.000Z');

      // Half of this text is a date: 29.02.20.
      await input.fill('');
      await input.pressSequentially('29.02.2027');
      await input.press('Tab');
      await expect(input).toHaveValue('29.02.2027');
      expect(await stored()).toBe('2027-04-05T12:00:00.000Z');

      await input.fill(typed[0]);
      await input.press('Enter');
      await expect(input).toHaveValue(shown[0]);
      await expect(page.locator('.react-datepicker')).toHaveCount(0);
      await expect.poll(stored).toBe('2026-11-28T12:00:00.000Z');
      await page.goto(`/admin/collections/posts?locale=${reader}&search=${encodeURIComponent(title)}`);
      await expect(page.locator('tbody tr')).toHaveCount(1);
      await expect(page.locator('tbody tr .cell-date')).toHaveText(shown[0]);

      const after = `where[or][0][and][0][date][greater_than]=2026-11-27T12:00:00.000Z`;
      await page.goto(`/admin/collections/posts?locale=${reader}&search=${encodeURIComponent(title)}&${after}`);
      const operator = page.getByRole('combobox', { name: operatorName });
      await expect(operator.getByRole('option')).toHaveText([...operators]);
      await expect(operator).toHaveValue('greater_than');
      const filtered = page.locator('.date-filter').getByRole('textbox');
      await filtered.fill(unclear);
      await filtered.press('Tab');
      await expect(page.locator('.date-filter').getByRole('alert')).toHaveText(problem);
      await expect(filtered).toHaveValue(unclear);
      await expect(filtered).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('tbody tr')).toHaveCount(1);
      await filtered.fill(typed[0]);
      await filtered.press('Tab');
      await expect(filtered).toHaveValue(shown[0]);
      await expect(page.locator('tbody tr')).toHaveCount(0);
      await operator.selectOption('greater_than_equal');
      await expect(page.locator('tbody tr')).toHaveCount(1);

      await page.goto(`/admin/collections/posts/${id}/versions`);
      await page.locator('tbody tr').first().getByRole('link').first().click();
      const comparison = page.locator('.field-diff-container').filter({ hasText: label });
      await expect(comparison.first()).toContainText(shown[0]);
      await expect(comparison.first()).toContainText(published);
      await expect(comparison.first()).not.toContainText('12:00');
    });

    test('the calendar is named, its days take the focus, and Escape closes it', async ({
      page,
      admin,
      browseAs,
      afterwards,
    }) => {
      const editor = await signInAs(admin, 'editor', reader);
      const title = `Day ${crypto.randomUUID()}`;
      const id = await draftPost(editor, { en: title, de: title });
      afterwards(() => drop(admin, 'posts', id));
      await browseAs(editor);
      await page.goto(`/admin/collections/posts/${id}?locale=${reader}`);
      const input = page.getByLabel(`${label}*`, { exact: true });
      await expect(input).toBeEditable();
      await input.focus();
      const [name, month, year] = calendar;
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog.getByRole('combobox', { name: month, exact: true })).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: year, exact: true })).toBeVisible();
      await input.press('ArrowDown');
      await expect(dialog.getByRole('option', { name: days[0], exact: true })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('option', { name: days[1], exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(published);
    });
  });

test.describe('a date that can’t be read', () => {
  test.use({ locale: 'de-DE' });
  const why = 'Das lässt sich nicht als Datum lesen. Bitte schreiben Sie es wie 31.12.2026.';

  test('is not planned, is named before publishing, and is not left without a question', async ({
    page,
    admin,
    browseAs,
    afterwards,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const editor = await signInAs(admin, 'editor', 'de');
    const title = `Day ${crypto.randomUUID()}`;
    const id = await draftPost(editor, { en: title, de: title });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}?locale=de`);
    const input = page.getByLabel('Datum*', { exact: true });
    await expect(input).toBeEditable();
    const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' });
    const result = checks.getByRole('listitem').filter({ hasText: why });
    await expect(result).toHaveCount(0);
    await input.fill('30.2.2027');
    await input.press('Tab');
    await expect(result).toContainText('Datum');

    const plans = page.getByRole('region', { name: 'Geplant' });
    await plans.getByLabel('Veröffentlichen am').fill('31.12.2027, 14:30');
    await plans.getByLabel('Veröffentlichen am').press('Enter');
    await plans.getByRole('button', { name: 'Planen' }).click();
    await expect(plans.getByRole('status')).toHaveText(`Datum: ${why}`);
    await expect(plans.getByRole('listitem')).toHaveCount(0);

    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await page.locator('a.step-nav__home').click();
    await expect.poll(() => questions).toEqual([expect.stringContaining('Trotzdem verlassen?')]);
    await expect(input).toHaveValue('30.2.2027');

    await input.fill('28.2.2027');
    await input.press('Tab');
    await expect(result).toHaveCount(0);
    await plans.getByRole('button', { name: 'Planen' }).click();
    // Its other empty fields are the server's to refuse.
    await expect(plans.getByRole('status')).toContainText('Beitrag > Text: Pflichtfeld');
  });

  test('is refused by name where nothing else was changed, and asked about', async ({
    page,
    admin,
    browseAs,
    afterwards,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const editor = await signInAs(admin, 'editor', 'de');
    const title = crypto.randomUUID();
    const date = '2026-11-28T12:00:00.000Z';
    await successOf(await editor.send('POST', '/api/certificates?locale=de', { title, date }));
    const [certificate] = await find(editor, 'certificates', { title }, { locale: 'de' });
    if (!certificate) throw new Error('The certificate is missing.');
    afterwards(() => drop(admin, 'certificates', certificate.id));
    await browseAs(editor);
    await page.goto(`/admin/collections/certificates/${certificate.id}?locale=de`);
    const input = page.getByLabel('Ausgestellt am', { exact: true });
    await expect(input).toHaveValue('28.11.2026');
    await input.fill('30.2.2027');
    await input.press('Tab');
    await page.locator('#action-save').click();
    await expect(page.locator('.toast-error')).toContainText(`Ausgestellt am: ${why}`);
    await page.locator('a.step-nav__home').click();
    const question = page.getByRole('dialog').filter({ hasText: 'Ohne Speichern verlassen' });
    await question.getByRole('button', { name: 'Auf dieser Seite bleiben' }).click();
    await expect(input).toHaveValue('30.2.2027');

    const alert = page.locator('.date-problem').filter({ hasText: why });
    await expect(alert).toHaveCount(1);
    const said = await alert.evaluateHandle((element) => {
      const texts: string[] = [];
      const note = () => texts.push(element.textContent ?? '');
      new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    await input.fill('');
    // 1.3.20 is a date, 1.3.202 is none.
    await input.pressSequentially('1.3.2027');
    await input.press('Tab');
    await expect(input).toHaveValue('01.03.2027');
    expect((await said.jsonValue()).filter((text) => text !== '')).toEqual([]);
  });
});

test('a date that can’t be changed has no button that clears it', async ({ page, admin, browseAs }) => {
  const editor = await signInAs(admin, 'editor');
  const [job] = await find(editor, 'jobs', { _status: 'published' }, { limit: '1' });
  if (!job) throw new Error('There is no position.');
  await browseAs(editor);
  await page.goto(`/admin/collections/jobs/${job.id}?locale=en`);
  const day = page.getByLabel('Posted on', { exact: true });
  await expect(day).toBeDisabled();
  await expect(day).toHaveValue(/^\d{1,2} \w{3} \d{4}$/);
  await expect(page.locator('#field-posted').getByRole('button')).toHaveCount(0);
});
