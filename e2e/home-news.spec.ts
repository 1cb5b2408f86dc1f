import { HOME_NEWS_COUNT } from '@kontorwerk/contract/constants';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { slugOf } from '@kontorwerk/contract/slug';
import { goInside } from './support/go-inside.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { wireEntries } from './support/wire-get.ts';

/** A backend that sends more posts than home shows. */
test.use({ baseURL: FOREIGN_STACK.siteUrl });

for (const language of LANGUAGES) {
  test(`§2 §7 §9 home shows the last 4 posts of its list, also when the browser fetches it, in ${language}`, async ({
    page,
  }) => {
    const home = (await wireEntries(FOREIGN_STACK.siteUrl, 'homepage', language)).find(({ title }) => title === 'Home');
    const listed = home?.meta.find(({ component_name }) => component_name === 'News')?.card_components ?? [];
    expect(listed.length, 'more than are shown').toBeGreaterThan(HOME_NEWS_COUNT);
    const last = listed
      .slice(-4)
      .map(({ title }) => inLanguage(`/blog/${encodeURIComponent(slugOf(title))}`, language));
    const shown = () =>
      page
        .getByRole('main')
        .locator('h3 a[href*="/blog/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

    await page.goto(inLanguage('/', language));
    await hydrated(page);
    expect((await shown()).toSorted()).toEqual(last.toSorted());
    await goInside(page, inLanguage('/404', language));
    await expect.poll(shown).toEqual([]);
    await goInside(page, inLanguage('/', language));
    await expect.poll(async () => (await shown()).toSorted()).toEqual(last.toSorted());
  });
}
