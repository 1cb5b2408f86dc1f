/** Accessibility of our admin: Payload leaves many of its controls unnamed, and greys out text meant to be read. */

import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { barriers, barriersAt } from './support/browser/barriers.ts';
import { expect, test } from './support/browser/test.ts';
import { unmarkedFocus } from './support/browser/unmarked-focus.ts';
import { formStands, search } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { SOON_MS } from './support/cms/loaded.ts';
import { until } from './support/until.ts';

const made = v.object({ doc: v.object({ id: v.number() }) });

/** Creates a draft in a collection; returns its id. */
async function draft(editor: CmsSession, collection: string, fields: object): Promise<number> {
  const body = { ...fields, _status: 'draft' };
  const answer = await editor.send('POST', `/api/${collection}?locale=de&draft=true&depth=0`, body);
  return v.parse(made, await successOf(answer)).doc.id;
}

/** Returns the contrast of an element's edge with its background. */
function edgeContrast(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const { borderBottomColor, backgroundColor } = getComputedStyle(node);
    return light(backgroundColor) / light(borderBottomColor);
  });
}

test('lists and forms have no barriers that axe knows of', async ({ page, admin, browseAs }) => {
  const editor = await signInAs(admin, 'editor');
  const [[home], [post], [job]] = await Promise.all([
    find(editor, 'pages', { page_key: 'homepage' }),
    find(editor, 'posts', { _status: 'published' }, { limit: '1' }),
    find(editor, 'jobs', { _status: 'published' }, { limit: '1' }),
  ]);
  await browseAs(editor);
  for (const path of ['pages', `pages/${home?.id}`, `posts/${post?.id}`, `jobs/${job?.id}`]) {
    await page.goto(`/admin/collections/${path}`);
    await expect(page.locator('[aria-roledescription][aria-label]').or(page.getByLabel('Bold')).first()).toBeVisible();
    // The admin labels each control just after it has rendered, and some render late.
    await expect
      .configure({ soft: true })
      .poll(() => barriers(page, { isOthers: true }), { message: path })
      .toEqual([]);
  }
});

test('a list with its menu, columns and filters open has no barriers that axe knows of', async ({
  page,
  admin,
  browseAs,
}) => {
  await browseAs(await signInAs(admin, 'editor'));
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/admin/collections/jobs');
  await expect(page.locator('.nav-group__label').first()).toBeVisible();
  await page.locator('#toggle-list-columns').click();
  await expect(page.locator('.pill-selector__pill[aria-pressed="true"]').first()).toBeVisible();
  await expect(page.locator('.pill-selector__pill[aria-checked]')).toHaveCount(0);
  expect(await barriersAt(page, 1680, { isOthers: true })).toEqual([]);
  await page.locator('#toggle-list-filters').click();
  await page.getByRole('button', { name: 'Add Filter' }).press('Enter');
  const fields = page.getByRole('combobox', { name: 'Filter by' });
  await expect(fields).toBeFocused();
  await expect.poll(() => barriersAt(page, 1680, { isOthers: true })).toEqual([]);
  await page.getByRole('button', { name: /^Add a filter after: / }).press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Comparison: / })).toHaveCount(2);
  const removals = page.getByRole('button', { name: /^Remove the filter: / });
  await removals.nth(1).press('Enter');
  await expect(removals).toHaveCount(1);
  await expect(removals).toBeFocused();
  await removals.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Filter' })).toBeFocused();
});

test('all fields of a job are there before anything is scrolled', async ({ page, admin, browseAs }) => {
  const editor = await signInAs(admin, 'editor');
  const [job] = await find(editor, 'jobs', { _status: 'published' }, { limit: '1' });
  await browseAs(editor);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/admin/collections/jobs/${job?.id}`);
  await formStands(page);
  await expect(page.locator('#field-contact__name')).toBeAttached();
  await expect(page.locator('.group-field .render-fields:empty')).toHaveCount(0);
});

test('at 200 per cent the Tab key stops at nothing that has no size', async ({ page, admin, browseAs }) => {
  await browseAs(await signInAs(admin, 'editor'));
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/admin/collections/pages');
  const toggle = page.getByRole('button', { name: 'Open menu' }).filter({ visible: true });
  await expect(toggle).toBeVisible();
  const unseen: string[] = [];
  // Twelve steps reach the list, past the menu, the breadcrumbs and the language.
  for (const _ of Array.from({ length: 12 })) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const box = await focused.boundingBox();
    if (!box?.width || !box.height) unseen.push(await focused.evaluate(({ outerHTML }) => outerHTML.slice(0, 160)));
  }
  expect(unseen).toEqual([]);
});

/** Describes the focused control of a form if the controls that stick to the top hide it; null otherwise. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bar = [...document.querySelectorAll('.doc-controls, .doc-controls__controls-wrapper')].find(
      (element) => getComputedStyle(element).position === 'sticky' && element.checkVisibility(),
    );
    if (!bar) return 'There are no controls.';
    if (!focused?.closest('.document-fields')) return null;
    const [{ bottom }, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    return bottom > edge.top && bottom <= edge.bottom ? focused.outerHTML.slice(0, 160) : null;
  });
}

test('the Tab key leads backwards to nothing that the form’s controls hide', async ({ page, admin, browseAs }) => {
  const [[post], [job]] = await Promise.all([
    find(admin, 'posts', { _status: 'published' }, { limit: '1' }),
    find(admin, 'jobs', { _status: 'published' }, { limit: '1' }),
  ]);
  await browseAs(admin);
  for (const [path, width, height] of [
    [`collections/posts/${post?.id}`, 1280, 800],
    [`collections/jobs/${job?.id}`, 640, 450],
    ['globals/site-settings', 320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/admin/${path}`);
    await formStands(page);
    await page.locator('.document-fields input:enabled').last().focus();
    const hidden: string[] = [];
    for (const _ of Array.from({ length: 40 })) {
      await page.keyboard.press('Shift+Tab');
      const found = await hiddenFocus(page);
      if (found !== null) hidden.push(found);
    }
    expect.soft(hidden, path).toEqual([]);
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the order of a list is changed by buttons, which keep the focus and tell the place', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const name = crypto.randomUUID();
    for (const title of [`Alpha ${name}`, `Beta ${name}`]) {
      const id = await draft(editor, 'projects', { title });
      afterwards(() => drop(admin, 'projects', id));
    }
    await browseAs(editor);
    await page.goto('/admin/collections/projects?locale=de');
    await search(page, name);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(page.locator('th[aria-sort="ascending"]')).toHaveCount(1);
    const [first, second] = await rows.getByRole('link').filter({ hasText: name }).allTextContents();
    const down = page.getByRole('button', { name: `Nach unten: ${first}` });
    await down.press('Enter');
    await expect(rows.nth(1)).toContainText(`${first}`);
    await expect(page.getByRole('status').filter({ hasText: `${first} verschoben an Stelle 2 von 2` })).toBeAttached();
    await expect(down).toBeFocused();
    const order = async () => {
      const like = { 'where[title][like]': name, sort: '_order', locale: 'de', draft: 'true' };
      return (await find(editor, 'projects', {}, like)).map(({ title }) => title);
    };
    await until('it is saved', async () => (await order()).join() === [second, first].join(), SOON_MS);
  });

  test('the state of controls is told, and what can’t be seen takes no focus', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const id = await draftPost(editor, { en: 'Told states', de: 'Gesagte Zustände' });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}?locale=de`);
    await formStands(page);
    await expect(page).toHaveTitle(/^Gesagte Zustände – .*Beitrag/);
    await expect(page.getByRole('link', { name: 'Übersicht' }).first()).toHaveAttribute('href', '/admin');
    await expect(page.locator('.nav-toggler').first()).toHaveAttribute('aria-expanded', /^(?:true|false)$/);
    const text = page.locator('.ContentEditable__root').first();
    const bold = page.locator('.fixed-toolbar').first().getByRole('button', { name: 'Fett' });
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await text.press('Control+b');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    // Controls beside the text take no focus while they can't be seen.
    const beside = page.locator('.draggable-block-menu, .add-block-menu, .link-edit');
    await expect(beside.first()).toBeAttached();
    const unseen = await beside.evaluateAll((controls) =>
      controls.flatMap((control) => {
        const takesFocus = control.checkVisibility({ visibilityProperty: true });
        return takesFocus && !control.checkVisibility({ opacityProperty: true }) ? [control.className] : [];
      }),
    );
    expect(unseen).toEqual([]);

    const tabs = page.locator('.tabs-field__tab-button');
    await tabs.filter({ hasText: 'Suchmaschinen' }).click();
    await expect(tabs.and(page.locator('[aria-current="true"]'))).toHaveText('Suchmaschinen');
  });

  test('a question that is cancelled and a draft that is saved keep the focus', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const id = await draftPost(editor, { en: 'Kept focus', de: 'Behaltener Fokus' });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}?locale=de`);
    await formStands(page);
    const more = page.locator('.doc-controls').getByRole('button', { name: 'Mehr', exact: true });
    await more.click();
    await page.locator('#action-delete').click();
    await expect(page.getByRole('checkbox', { name: /Papierkorb überspringen/ })).toBeEnabled();
    // Payload moves the focus while the question appears.
    await expect(page.getByRole('dialog')).toHaveClass(/--(?:appear|enter)Done/);
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    await page.locator('#field-title').fill('Behaltener und gespeicherter Fokus');
    const save = page.locator('#action-save-draft');
    await save.press('Enter');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toBeFocused();
  });

  test('a picture is cleared and chosen with the focus in the field and in the list', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const id = await draftPost(editor, { en: 'Chosen picture', de: 'Gewähltes Bild' });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}?locale=de`);
    await formStands(page);
    const field = page.locator('.field-type.upload').first();
    await field.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter');
    await expect(field.getByRole('button').first()).toBeFocused();
    const choose = field.getByRole('button', { name: 'Aus vorhandenen auswählen' });
    await choose.press('Enter');
    const list = page.locator('dialog.list-drawer');
    await expect(list.getByRole('button', { name: 'Schließen' }).first()).toBeFocused();
    await expect(list.locator('tbody tr').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choose).toBeFocused();
    await choose.press('Enter');
    await list.locator('tbody tr').first().getByRole('button').first().press('Enter');
    await expect(field.getByRole('button', { name: 'Datei bearbeiten' })).toBeFocused();
  });

  test('the fields of a link in a text are named, and its page is chosen with the focus in the list', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const id = await draftPost(editor, { en: 'With a link', de: 'Mit Link' });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${id}?locale=de`);
    await formStands(page);
    await page.locator('.ContentEditable__root').first().press('Control+End');
    await page.keyboard.type(' Wort');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.locator('.fixed-toolbar').first().getByRole('button', { name: 'Link' }).click();
    const dialog = page.locator('.lexical-link-edit-drawer');
    await expect(dialog.getByRole('textbox', { name: /^Angezeigter Text/ })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Führt zu/ })).toBeVisible();
    expect(await barriers(page, { isOthers: true, part: 'dialog[open]' })).toEqual([]);
    const choose = dialog.getByRole('button', { name: 'Seite auswählen' });
    await choose.press('Enter');
    const list = page.locator('dialog.list-drawer');
    await expect(list.getByRole('combobox', { name: 'Eine Sammlung zum Durchsuchen auswählen' })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Schließen' }).first()).toBeFocused();
    await list.locator('tbody tr').first().getByRole('button').first().press('Enter');
    await expect(dialog.getByRole('button', { name: /Seite auswählen/ })).toBeFocused();
  });

  test('the comparison of a version is named, and its parts tell whether they are open', async ({
    page,
    admin,
    browseAs,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const live = { 'version._status': 'published' };
    const [version] = await find(editor, 'posts/versions', live, { limit: '1', sort: 'updatedAt' });
    await browseAs(editor);
    await page.goto(`/admin/collections/posts/${version?.parent}/versions/${version?.id}?locale=de`);
    await expect(page.getByRole('combobox', { name: 'Im Vergleich zu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anders wiederherstellen' })).toBeVisible();
    const part = page.locator('.diff-collapser__toggle-button').first();
    await expect(part).toHaveAccessibleName(`${(await part.textContent())?.trim()}`);
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await part.press('Enter');
    await expect(part).toHaveAttribute('aria-expanded', 'false');
    await expect(part).not.toHaveAccessibleName('Expand');
  });

  test('what is chosen from a list is said in German', async ({ page, admin, browseAs }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const [job] = await find(editor, 'jobs', { _status: 'published' }, { limit: '1' });
    await browseAs(editor);
    await page.goto(`/admin/collections/jobs/${job?.id}?locale=de`);
    await formStands(page);
    const offices = page.getByRole('combobox', { name: 'Standorte' });
    await offices.press('ArrowDown');
    const said = page.getByRole('log').filter({ hasText: /\S/ });
    await expect(said).toContainText(/\d+ Möglichkeit.*Pfeiltasten/);
    await offices.press('Escape');
    await offices.press('Backspace');
    await expect(said).toContainText(/Entfernt: \S/);
  });
});

test('fields have an edge that can be seen, and show their focus in forced colours too', async ({
  page,
  admin,
  browseAs,
}) => {
  const editor = await signInAs(admin, 'editor');
  const [about] = await find(editor, 'pages', { _status: 'published' }, { limit: '1' });
  await browseAs(editor);
  await page.goto(`/admin/collections/pages/${about?.id}`);
  await formStands(page);
  for (const edge of ['#field-title', '.checkbox-input__input', '.rs__control'])
    expect.soft(await edgeContrast(page.locator(edge).first()), edge).toBeGreaterThanOrEqual(3);
  await page.emulateMedia({ forcedColors: 'active' });
  const fields = (await unmarkedFocus(page)).filter((unmarked) =>
    /: <(?:input(?! class="rs__| [^>]*disabled)|select|textarea)/.test(unmarked),
  );
  expect(fields).toEqual([]);
});
