import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/hydration.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const WIDTHS = [360, 1440];

// What fades in has no contrast while it does: it is looked at as it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`no barrier in ${language} at ${width} px`, async ({ page, problems }) => {
      problems.allow(/^console: Failed to load resource: .*404.*\/404\)$/);
      await page.setViewportSize({ width, height: 900 });
      for (const kind of await pageKinds(language)) {
        const path = inLanguage(kind, language);
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          // The legacy mode needs no second page; it differs in frames of other hosts only, of which there are none.
          const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).setLegacyMode().analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
          );
          expect.soft(found, path).toEqual([]);
        });
      }
    });
  }
}
