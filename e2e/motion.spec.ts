/** Animated page changes and sections; none for visitors who prefer reduced motion. */
import { hydrated } from './support/browser/hydration.ts';
import { topItem } from './support/browser/menu.ts';
import { fades, movements, noteFades } from './support/browser/motion.ts';
import { expect, test } from './support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a page that is gone to comes to the fore, forward and back', async ({ page }) => {
  await noteFades(page);
  await page.goto('/');
  await hydrated(page);
  expect(await fades(page), 'the first page stands still').toBe(0);
  await topItem(page, 'Projects').click();
  await expect(page).toHaveURL('/projects');
  await expect.poll(() => fades(page)).toBe(1);
  await expect(page.locator('h1')).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => fades(page)).toBe(2);
});

test('what comes up from below is never hidden, and the first section stands still', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html'), 'all of it is laid out').not.toHaveAttribute('data-laying-out');
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ timeline, effect }) => {
      if (!(timeline instanceof ViewTimeline) || !(effect instanceof KeyframeEffect)) return [];
      const { offset, computedOffset, easing, composite, ...changed } = effect.getKeyframes()[0] ?? {};
      const section = effect.target?.closest('main > section');
      const whole = effect.target?.matches('main > section > .container');
      return [{ changed, first: section?.matches(':first-of-type'), whole }];
    }),
  );
  expect(moving.length).toBeGreaterThan(2);
  // A section's content rises as one block, and so little that a pressed control stays under the pointer.
  for (const one of moving) expect(one).toEqual({ changed: { translate: '0px 12px' }, first: false, whole: true });
});

test("the sun of the home page's scene stands on the now-line, as far as the scene lets it", async ({ page }) => {
  /** How far the sun's centre is to the right of the now-line, in px. */
  const apart = () =>
    page.evaluate(() => {
      const banner = document.querySelector('[data-kind="Banner"]');
      const [sun, now] = ['circle', 'li svg > line:last-of-type'].map((part) => {
        const box = banner?.querySelector(part)?.getBoundingClientRect();
        return box ? box.left + box.width / 2 : Number.NaN;
      });
      return (sun ?? Number.NaN) - (now ?? Number.NaN);
    });
  // 2 p.m. in Munich.
  await page.clock.install({ time: new Date('2026-11-23T13:00:00Z') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  await expect.poll(async () => Math.abs(await apart())).toBeLessThan(1);
  // In the evening the sun stays within the scene.
  await page.clock.setFixedTime(new Date('2026-11-23T20:00:00Z'));
  await page.clock.runFor('02:00');
  await expect.poll(apart).toBeLessThan(-100);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves under a pointer, neither on the page nor in the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de');
    await hydrated(page);
    await page.getByRole('main').getByRole('link').last().hover();
    await page.locator('header summary').last().hover();
    expect(await movements(page)).toEqual([]);
  });

  test('no page fades in, and the loader of a late one stands still', async ({ page }) => {
    await noteFades(page);
    let late = () => {};
    const known = new Promise<void>((resolve) => {
      late = resolve;
    });
    await page.route('**/wp-json/**', async (route) => {
      await known;
      await route.continue();
    });
    await page.goto('/imprint');
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/agency/aboutus"]').first().click();
    const loader = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(loader.locator('svg')).toBeVisible();
    expect(await movements(page)).toEqual([]);
    late();
    await expect(page).toHaveURL('/agency/aboutus');
    await expect(loader).toHaveCount(0);
    expect(await fades(page)).toBe(0);
    expect(await movements(page)).toEqual([]);
  });
});
