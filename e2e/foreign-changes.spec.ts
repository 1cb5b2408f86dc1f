/** Pages that other programs change before and after hydration: nothing that they show is lost. */
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import type { Language } from '@kontorwerk/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { FOREIGN_CHANGES, type ForeignChange } from './support/browser/foreign-changes.ts';
import {
  applicationForm,
  field,
  fillApplication,
  fillFullContact,
  footerContactForm,
  fullContactForm,
  newVisitor,
  submit,
  typed,
} from './support/browser/forms.ts';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated, takenOver } from './support/browser/hydration.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';
import { type PageTexts, textsOf } from './support/pages/page-texts.ts';
import { inLanguage, pageKinds } from './support/pages/routes.ts';
import { shareOf } from './support/stacks/share.ts';

/** React reports a re-rendered part and its reason, Chromium a foreign change that our policy refused. */
const EXPECTED =
  /Minified React error #418|NotFoundError|violates the following Content Security Policy directive 'style-src/;

/** Groups the changes that are tried on one page, so that each kind of page is opened only a few times. */
function groupsOf(changes: readonly ForeignChange[], size: number): readonly (readonly ForeignChange[])[] {
  const count = Math.ceil(changes.length / size);
  return Array.from({ length: count }, (_, at) => changes.filter((_change, index) => index % count === at));
}

const GROUPS = groupsOf(FOREIGN_CHANGES, 4);
const PARTS = 2;

async function change(page: Page, changes: readonly ForeignChange[]): Promise<void> {
  for (const { apply } of changes) await page.evaluate(apply);
}

const named = (changes: readonly ForeignChange[]) => changes.map(({ name }) => name).join(', ');

test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page, problems }) => {
  problems.allow(EXPECTED);
  await onSlowLine(page.context());
});

// Markup and scripts are the same in both languages: each of these two tries one.
for (let part = 1; part <= PARTS; part += 1)
  test(`a page that was changed before React takes it over shows all that it showed, part ${part} of ${PARTS}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    for (const kind of shareOf(await pageKinds('de'), part, PARTS)) {
      const address = inLanguage(kind, 'de');
      await page.goto(address);
      await hydrated(page);
      const whole = await textsOf(page);
      for (const changes of GROUPS) {
        await page.goto(address);
        await change(page, changes);
        await hydrated(page);
        expect(await textsOf(page), `${address}: ${named(changes)}`).toEqual(whole);
      }
    }
  });

test('from a page that was changed after React took it over every other one is reached whole', async ({ page }) => {
  // Only the server renders the sitemap and the page for missing addresses.
  const kinds = (await pageKinds('en')).filter((kind) => !['/404', '/sitemap'].includes(kind));
  const addresses = [...kinds.slice(1), ...kinds.slice(0, 1)].map((kind) => inLanguage(kind, 'en'));
  await page.goto('/');
  await hydrated(page);
  const body = await page.evaluateHandle(() => document.body);
  const walk = async (arrived: (address: string) => Promise<void>, leave: () => Promise<void>) => {
    for (const address of addresses) {
      await leave();
      await goInside(page, address);
      await expect(page.locator('main > [data-more-sections]')).toHaveCount(0);
      await arrived(address);
    }
  };
  const whole = new Map<string, PageTexts>();
  let before = (await textsOf(page)).main;
  await walk(
    async (address) => {
      await expect.poll(async () => (await textsOf(page)).main).not.toBe(before);
      await expect(page.locator('main > [data-more-sections]')).toHaveCount(0);
      const texts = await textsOf(page);
      before = texts.main;
      whole.set(address, texts);
    },
    async () => {},
  );
  for (const changes of GROUPS)
    await walk(
      (address) => expect.poll(() => textsOf(page), `${address}: ${named(changes)}`).toEqual(whole.get(address)),
      () => change(page, changes),
    );
  expect(await body.evaluate((element) => element === document.body), 'no page was loaded anew').toBe(true);
});

/** Runs a visitor's actions before the app has loaded: its scripts are held back meanwhile. */
async function beforeTheApp(page: Page, address: string, work: () => Promise<void>): Promise<void> {
  const app = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto(address);
  await work();
  app.resolve();
  await takenOver(page);
}

const icon = FOREIGN_CHANGES.filter(({ name }) => name.startsWith('a password manager'));
const translation = FOREIGN_CHANGES.filter(({ name }) => name === 'a browser translates');

const FORMS: readonly {
  readonly address: string;
  readonly language: Language;
  readonly form: (page: Page) => Locator;
  readonly fill: (form: Locator) => Promise<void>;
}[] = [
  {
    address: '/contactus/contactform',
    language: 'de',
    form: fullContactForm,
    fill: (form) => fillFullContact(form, newVisitor()),
  },
  {
    address: '/career-form',
    language: 'en',
    form: applicationForm,
    fill: (form) => fillApplication(form, newVisitor()),
  },
  {
    address: '/imprint',
    language: 'en',
    form: footerContactForm,
    fill: async (form) => {
      await field(form, 'first_name').fill('Ada');
      await field(form, 'message').fill('Count on us.');
    },
  },
];

for (const { address, language, form, fill } of FORMS)
  test(`what was filled in at ${address} before React renders the form anew stays, with the focus`, async ({
    page,
  }) => {
    let before = {};
    await beforeTheApp(page, inLanguage(address, language), async () => {
      await change(page, icon);
      await fill(form(page));
      await field(form(page), 'email').focus();
      before = await typed(form(page));
    });
    expect(await typed(form(page))).toEqual(before);
    await expect(field(form(page), 'email')).toBeFocused();
  });

test('in a translated page the search exchanges its results as a visitor types', async ({ page }) => {
  await page.goto('/imprint');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('shop');
  for (const query of ['shopware', 'shop', 'app']) {
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await change(page, translation);
    await dialog.getByRole('combobox').fill(query);
    await expect(dialog.getByRole('status')).toContainText(query);
    await expect(dialog.getByRole('option').first()).toContainText(new RegExp(query, 'i'));
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('in a translated page the numbers of the search page are those of its query', async ({ page }) => {
  await page.goto('/search?q=shop');
  await hydrated(page);
  const every = page.locator('main nav').getByRole('link').first();
  const before = await every.textContent();
  await change(page, translation);
  await page.locator('main input').fill('shopware');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=shopware/);
  await expect(every).not.toHaveText(before ?? '');
  const count = /\d+/.exec((await every.textContent()) ?? '')?.[0];
  await expect(page.locator('main').getByRole('status')).toContainText(count ?? 'a number');
});

test('in a translated page a form says what is wrong, and projects are filtered', async ({ page }) => {
  await page.goto('/de/contactus/contactform');
  await hydrated(page);
  await change(page, translation);
  const form = fullContactForm(page);
  await submit(form);
  await expect(form.getByText(CONTACT_MESSAGES.first_name_required.de).first()).toBeVisible();
  await change(page, translation);
  await field(form, 'first_name').fill('Ada');
  await expect(form.getByText(CONTACT_MESSAGES.first_name_required.de)).toHaveCount(0);
  await goInside(page, '/de/projects');
  const category = page.getByRole('combobox', { name: 'Kategorie' });
  await expect(category).toBeVisible();
  await change(page, translation);
  const cards = page.locator('main article');
  const all = await cards.count();
  await category.selectOption({ index: 1 });
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await change(page, translation);
  await category.selectOption({ index: 0 });
  await expect(cards).toHaveCount(all);
});
