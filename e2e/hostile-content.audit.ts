/** Every payload in every field of a backend, loaded in the browser. */

import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { ALL_PAYLOADS, detailPaths, headPaths, SETTINGS_TURNS, sectionPaths } from './support/hostile/content.ts';
import { findingsAfterLoading, findingsAfterTurning, findingsInHtml } from './support/hostile/inspect.ts';
import { startHostileSite } from './support/hostile/site.ts';
import { watchFor } from './support/hostile/watch.ts';
import { HOSTILE_STACK } from './support/stacks/stacks.ts';

const { siteUrl } = HOSTILE_STACK;

test.use({ baseURL: siteUrl });
// The tests share the ports.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeEach(({ problems }) => {
  problems.allow(/^console: (?:Failed to load resource|Loading the image|Refused to load the image)/);
  // The browser reports a picture that the policy blocks as a request; the backend confirms that none arrived.
  problems.allow(/^foreign request: \S+\/marked\//);
});

for (let turn = 0; turn < SETTINGS_TURNS; turn += 1) {
  test(`no payload runs from any field, turn ${turn + 1} of ${SETTINGS_TURNS}`, async ({ page, context }) => {
    const { backend, end } = await startHostileSite(turn);
    const mine = (paths: readonly string[]) => paths.filter((_, index) => index % SETTINGS_TURNS === turn);
    try {
      const watch = await watchFor(context, siteUrl);
      const { payloads } = backend;
      // The settings' payloads are on every page, in both languages.
      for (const path of ['/', '/de', ...mine([ALL_PAYLOADS, ...sectionPaths(payloads).flat()])])
        expect.soft(await findingsAfterLoading(page, watch, path)).toEqual([]);
      await page.goto('/');
      await hydrated(page);
      for (const paths of detailPaths(payloads))
        for (const path of mine(paths)) expect.soft(await findingsAfterTurning(page, watch, path)).toEqual([]);
      for (const paths of [...detailPaths(payloads), headPaths(payloads)])
        expect.soft(await findingsInHtml(page, siteUrl, mine(paths))).toEqual([]);
      for (const path of mine(headPaths(payloads)))
        expect.soft((await fetch(`${siteUrl}/previews${path}.png`)).status, path).toBe(200);
      expect(backend.asked).toEqual([]);
    } finally {
      await end();
    }
  });
}
