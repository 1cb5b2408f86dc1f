/** Aids for reading a long text and finding the next one. */

import { slugOf } from '@kontorwerk/contract/address/slug';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Post } from '../content/content-types.ts';
import coreWebVitals from '../content/posts/core-web-vitals.ts';
import designSystem from '../content/posts/design-system.ts';
import fiveDoors from '../content/posts/five-doors.ts';
import offlineApps from '../content/posts/offline-apps.ts';
import redirectPlan from '../content/posts/redirect-plan.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

const WORDS = {
  en: { contents: 'Contents', read: /^\d+ min read$/, topic: 'Topic', show: 'Show', door: 'door-five' },
  de: { contents: 'Inhalt', read: /^\d+ Min\. Lesezeit$/, topic: 'Thema', show: 'Anzeigen', door: 'tür-fünf' },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const addressOf = ({ title }: Pick<Post, 'title'>) =>
    `${inLanguage('/blog', language)}/${encodeURIComponent(slugOf(title[language]))}`;
  const post = addressOf(fiveDoors);

  test(`a long post says how long it takes, and its list of parts leads to each, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(post);
    await hydrated(page);
    await expect(page.getByText(words.read)).toBeVisible();
    const contents = page.getByRole('navigation', { name: words.contents });
    const link = contents.locator(`a[href^="#${words.door}"]`).filter({ visible: true });
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    const part = page.locator(`[id="${id}"]`);
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
    // The table of contents stays in view and marks the current part.
    await expect(link).toBeInViewport();
    await expect(link).toHaveCSS('font-weight', '600');
  });

  test(`the others of its topic stand at the foot of a post, in ${language}`, async ({ page }) => {
    await page.goto(addressOf(designSystem));
    const ways = page.getByRole('main').getByRole('listitem');
    for (const other of [coreWebVitals, offlineApps]) {
      await expect(ways.locator(`a[href="${addressOf(other)}"]`)).toHaveCount(1);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test(`on a phone the list of parts is closed above the text, in ${language}`, async ({ page }) => {
      await page.goto(post);
      const contents = page.getByRole('navigation', { name: words.contents });
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText(words.contents).first().click();
      await contents.locator(`a[href^="#${words.door}"]`).first().click();
      await expect(page.locator(`article [id^="${words.door}"]`)).toBeInViewport();
    });

    test(`a topic is a form that asks for the list of it, known by the whole one, in ${language}`, async ({ page }) => {
      const list = inLanguage('/agency/blogs', language);
      await page.goto(list);
      await page.getByLabel(words.topic, { exact: true }).selectOption(fiveDoors.category[language]);
      await page.getByRole('button', { name: words.show, exact: true }).click();
      await expect(page).toHaveURL(`${list}?${new URLSearchParams({ topic: fiveDoors.category[language] })}`);
      const titles = page.getByRole('article').getByRole('heading', { level: 3 });
      await expect(titles).toHaveText([redirectPlan.title[language], fiveDoors.title[language]]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${list}$`));
    });
  });
}
