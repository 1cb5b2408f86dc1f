/** The map of the offices across page loads, and what reaches its provider. */
import { settingsPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { hydrated } from './support/browser/hydration.ts';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const MAP_SERVICE = 'https://www.openstreetmap.org/**';

const settings = v.object({
  offices: v.array(v.object({ city: v.string(), code: v.string(), map_embed: v.string() })),
});

test('§7 the provider of the map is asked for nothing before the visitor agrees, and on the next page only where that was kept', async ({
  page,
  problems,
}) => {
  // Tests reach no other host: a stub page stands in for the provider's.
  problems.allow(/^foreign request: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  const asked: string[] = [];
  await page.route(MAP_SERVICE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  const { offices } = v.parse(settings, await (await fetch(`${MAIN_STACK.siteUrl}${settingsPath('en')}`)).json());
  const section = sectionOf(page, 'ContactMap');
  const load = section.getByRole('button', { name: 'Load map' });
  const open = async () => {
    await page.goto('/contactus/contactform');
    await hydrated(page);
    await section.scrollIntoViewIfNeeded();
  };
  await open();
  await expect(load).toBeVisible();
  expect(asked).toEqual([]);
  await load.click();
  for (const { city, code, map_embed } of offices) {
    await section.getByRole('button', { name: `${code} ${city}` }).click();
    await expect.poll(() => asked).toContain(map_embed);
  }
  expect(new Set(asked).size).toBe(4);

  const before = asked.length;
  await open();
  await expect(load).toBeVisible();
  expect(asked).toHaveLength(before);
  await section.getByLabel('Remember my choice').check();
  await load.click();
  await open();
  await expect(section.locator('iframe')).toBeVisible();
});
