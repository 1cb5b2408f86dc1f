/** The menus of sections and their cards: copying, pasting, removing and restoring. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { barriers } from './support/browser/barriers.ts';
import { expect, test } from './support/browser/test.ts';
import { formStands } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, signInAs, successOf } from './support/cms/cms.ts';
import { SOON_MS } from './support/cms/loaded.ts';
import { until } from './support/until.ts';

const texts = v.looseObject({ en: v.nullish(v.string()), de: v.nullish(v.string()) });
const card = v.looseObject({ id: v.string(), title: texts });
const section = v.looseObject({
  id: v.string(),
  blockType: v.string(),
  main_title: v.nullish(texts),
  card_components: v.nullish(v.array(card)),
});
const whole = v.looseObject({ sections: v.array(section) });
const made = v.object({ doc: v.object({ id: v.number() }) });

/** Creates a page with only German texts; returns its id. */
async function makePage(editor: CmsSession, sections: readonly object[]): Promise<number> {
  const body = { title: `Zeilen ${crypto.randomUUID()}`, page_key: 'page', sections, _status: 'draft' };
  const answer = await editor.send('POST', '/api/pages?locale=de&draft=true&depth=0', body);
  return v.parse(made, await successOf(answer)).doc.id;
}

async function sectionsOf(editor: CmsSession, id: number) {
  const answer = await editor.get(`/api/pages/${id}?locale=all&draft=true&depth=0`);
  return v.parse(whole, await successOf(answer)).sections;
}

const titlesOf = async (editor: CmsSession, id: number) =>
  (await sectionsOf(editor, id)).map(({ main_title }) => main_title?.de);

/** Locates the heads of a page's sections in the form. */
const heads = (page: Page) => page.locator('[id^="sections-row-"] > .collapsible .blocks-field__block-header');

async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Mehr zu dieser Zeile: ${row}` }).click();
  await page.locator('.popup-button-list').getByRole('button', { name: action, exact: true }).click();
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}?locale=de`);
  await formStands(page);
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a copied section is pasted below another, on other pages too, and takes the place of nothing', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const figures = { blockType: 'Stats', main_title: 'Bilanz', card_components: [{ title: '41 %' }] };
    const form = { blockType: 'ContactForm', main_title: 'Schreiben Sie uns' };
    const id = await makePage(editor, [figures, form]);
    const other = await makePage(editor, [{ blockType: 'Banner', main_title: 'Anderswo' }]);
    afterwards(() => drop(admin, 'pages', id));
    afterwards(() => drop(admin, 'pages', other));
    await browseAs(editor);
    await open(page, id);
    await choose(page, 'Kennzahlen · Bilanz', 'Kopieren');
    await choose(page, 'Kontaktformular · Schreiben Sie uns', 'Darunter einfügen');
    await expect(heads(page)).toHaveText([
      'Kennzahlen · Bilanz',
      'Kontaktformular · Schreiben Sie uns',
      'Kennzahlen · Bilanz',
    ]);
    await until('it is saved', async () => (await sectionsOf(editor, id)).length === 3, SOON_MS);
    const saved = await sectionsOf(editor, id);
    expect(saved.map(({ main_title }) => main_title?.de)).toEqual(['Bilanz', 'Schreiben Sie uns', 'Bilanz']);
    const cards = saved.flatMap(({ card_components }) => card_components ?? []);
    expect(cards.map(({ title }) => title.de)).toEqual(['41 %', '41 %']);
    expect(new Set([...saved, ...cards].map((row) => row.id)).size).toBe(5);

    await open(page, other);
    await choose(page, 'Banner · Anderswo', 'Darunter einfügen');
    await expect(heads(page)).toHaveText(['Banner · Anderswo', 'Kennzahlen · Bilanz']);
    // Pasted at the end of the whole list, from the list's own menu.
    const list = page.locator('#field-sections > header').getByRole('button', { name: 'Kopieren oder einfügen' });
    await list.click();
    await page.locator('.popup-button-list').getByRole('button', { name: 'Am Ende einfügen' }).click();
    await expect(heads(page)).toHaveCount(3);
    await until('the other page has them', async () => (await titlesOf(editor, other)).length === 3, SOON_MS);
    expect(await titlesOf(editor, other)).toEqual(['Anderswo', 'Bilanz', 'Bilanz']);

    // Pasting among cards is refused with a message.
    await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
    const cardList = page.locator('#field-sections__1__card_components > header');
    await cardList.getByRole('button', { name: 'Kopieren oder einfügen' }).click();
    await page.locator('.popup-button-list').getByRole('button', { name: 'Am Ende einfügen' }).click();
    await expect(page.getByText('Was Sie kopiert haben, lässt sich hier nicht einfügen')).toBeVisible();
  });

  test('a section that was removed comes back with its texts of both languages, though it was saved without', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const figures = { blockType: 'Stats', main_title: 'Bilanz', card_components: [{ title: '41 %' }] };
    const id = await makePage(editor, [figures, { blockType: 'Banner', main_title: 'Bleibt' }]);
    afterwards(() => drop(admin, 'pages', id));
    const german = await sectionsOf(editor, id);
    const english = german.map(({ id: row, blockType, card_components }) => ({
      ...{ id: row, blockType, main_title: `English ${blockType}` },
      ...(card_components && { card_components: card_components.map((one) => ({ id: one.id, title: '41%' })) }),
    }));
    await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&draft=true`, { sections: english }));
    const before = await sectionsOf(editor, id);

    await browseAs(editor);
    await open(page, id);
    const menu = page.getByRole('button', { name: 'Mehr zu dieser Zeile: Kennzahlen · Bilanz' });
    await menu.focus();
    await menu.press('Enter');
    const actions = page.locator('.popup-button-list');
    // A menu that keys open takes the focus a frame later: earlier keys would act on its first entry.
    await expect(actions.locator(':focus')).toHaveCount(1);
    await actions.getByRole('button', { name: 'Entfernen' }).press('Enter');
    await expect(heads(page)).toHaveText(['Banner · Bleibt']);
    const notice = page.locator('.removed-row__notice');
    await expect(notice).toContainText('Kennzahlen entfernt');
    expect(await barriers(page, { part: '.removed-row__notice' })).toEqual([]);
    await until('it is saved without', async () => (await titlesOf(editor, id)).length === 1, SOON_MS);

    const undo = notice.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(heads(page)).toHaveText(['Kennzahlen · Bilanz', 'Banner · Bleibt']);
    await expect(notice).toHaveCount(0);
    await until('it is saved again', async () => (await titlesOf(editor, id)).length === 2, SOON_MS);
    const after = await sectionsOf(editor, id);
    expect(after.map((one) => [one.id, one.main_title])).toEqual(before.map((one) => [one.id, one.main_title]));
    expect(after[0]?.card_components?.map(({ title }) => title)).toEqual([{ de: '41 %', en: '41%' }]);

    // Removes one of its cards, too.
    await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
    await choose(page, '41 %', 'Entfernen');
    await until(
      'the card is gone',
      async () => (await sectionsOf(editor, id))[0]?.card_components?.length === 0,
      SOON_MS,
    );
    await expect(notice).toContainText('Karte entfernt');
    await notice.getByRole('button', { name: 'Rückgängig' }).click();
    await until(
      'the card is back',
      async () => (await sectionsOf(editor, id))[0]?.card_components?.length === 1,
      SOON_MS,
    );
    const [again] = await sectionsOf(editor, id);
    expect(again?.card_components?.map(({ title }) => title)).toEqual([{ de: '41 %', en: '41%' }]);

    await choose(page, 'Kennzahlen · Bilanz', 'Entfernen');
    await notice.getByRole('button', { name: 'Hinweis schließen' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Mehr zu dieser Zeile: Banner · Bleibt' })).toBeFocused();
  });

  test('a section that was moved, duplicated, copied or added has the focus, and its place is told', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const figures = { blockType: 'Stats', main_title: 'Bilanz', card_components: [{ title: '41 %' }] };
    const id = await makePage(editor, [figures, { blockType: 'Banner', main_title: 'Bleibt' }]);
    afterwards(() => drop(admin, 'pages', id));
    await browseAs(editor);
    await open(page, id);
    const said = page.locator('.removed-row');
    const menus = page.getByRole('button', { name: 'Mehr zu dieser Zeile: Kennzahlen · Bilanz' });
    await choose(page, 'Kennzahlen · Bilanz', 'Nach unten verschieben');
    await expect(said).toHaveText('Kennzahlen · Bilanz verschoben an Stelle 2 von 2');
    await expect(menus).toBeFocused();
    await choose(page, 'Kennzahlen · Bilanz', 'Kopieren');
    await expect(menus).toBeFocused();
    await choose(page, 'Kennzahlen · Bilanz', 'Duplizieren');
    await expect(said).toHaveText('Kennzahlen · Bilanz hinzugefügt an Stelle 3 von 3');
    await expect(menus.nth(1)).toBeFocused();

    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    const kinds = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' });
    await expect(kinds).toHaveAttribute('aria-modal', 'true');
    await kinds.getByRole('button', { name: 'Kontaktformular', exact: true }).click();
    await expect(said).toHaveText('Kontaktformular hinzugefügt an Stelle 4 von 4');

    // Dragging by keys tells the same, in the reader's language.
    const toggle = page.getByRole('button', { name: /: Banner · Bleibt$/, expanded: false });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const handle = page.getByRole('button', { name: 'Verschieben: Banner · Bleibt' });
    await expect(handle).toHaveAccessibleDescription(/^Die Leertaste nimmt dies auf/);
    await handle.press(' ');
    const dragged = page.locator('[id^="DndLiveRegion"]');
    await expect(dragged.filter({ hasText: 'Banner · Bleibt' })).toHaveCount(1);
    await handle.press('Escape');
    await expect(dragged.filter({ hasText: 'Banner · Bleibt ist, wo es war' })).toHaveCount(1);
  });
});
