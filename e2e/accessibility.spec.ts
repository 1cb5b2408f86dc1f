import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [360, 1440];

/** WCAG 2.2, levels A and AA. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

// What fades in has no contrast while it does: it is looked at as it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without the bookkeeping of what is well; and without a second page, which only foreign frames would need.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(STANDARD)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`no barrier in ${language} at ${width} px`, async ({ page, problems }) => {
      problems.allow(/^console: Failed to load resource: .*404.*\/404\)$/);
      await page.setViewportSize({ width, height: 900 });
      for (const kind of await pageKinds(language)) {
        const path = inLanguage(kind, language);
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await hydrated(page);
          expect.soft(await barriers(page), path).toEqual([]);
        });
      }
    });
  }
}
