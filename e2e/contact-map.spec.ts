/** The map of the offices: nothing of the map's provider before the visitor agrees. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { settingsPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { sectionOf } from './support/sections.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const MAP_SERVICE = 'https://www.openstreetmap.org/**';

const settings = v.object({
  offices: v.array(
    v.object({ city: v.string(), code: v.string(), address: v.string(), map_link: v.string(), map_embed: v.string() }),
  ),
});

async function officesOf(language: Language) {
  const answer = await fetch(`${MAIN_STACK.siteUrl}${settingsPath(language)}`);
  return v.parse(settings, await answer.json()).offices;
}

const WORDS = {
  en: { load: 'Load map', route: 'Plan route to', hide: 'Hide the map', remember: 'Remember my choice' },
  de: { load: 'Karte laden', route: 'Route planen nach', hide: 'Karte ausblenden', remember: 'Auswahl' },
} as const;

for (const language of LANGUAGES) {
  test(`§2 §7 the map shows four offices, and embeds each one after the visitor agreed, in ${language}`, async ({
    page,
    problems,
  }) => {
    // The tests reach no other host: the provider's answer is a page of its own kind.
    problems.allow(/^foreign request: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
    const embedded: string[] = [];
    await page.route(MAP_SERVICE, (route) => {
      embedded.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
    });
    const offices = await officesOf(language);
    const say = WORDS[language];
    await page.goto(inLanguage('/contactus/contactform', language));
    await hydrated(page);
    const section = sectionOf(page, 'ContactMap');
    await section.scrollIntoViewIfNeeded();
    expect(offices).toHaveLength(4);
    for (const { city, address, map_link } of offices) {
      const office = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) });
      await expect(office).toContainText(address.replaceAll('\n', ', '));
      await expect(office.getByRole('link', { name: `${say.route} ${city}` })).toHaveAttribute('href', map_link);
    }
    await expect(section.locator('iframe')).toHaveCount(0);
    expect(embedded).toEqual([]);

    await section.getByRole('button', { name: say.load }).click();
    for (const { city, code, map_embed } of offices) {
      await section.getByRole('button', { name: `${code} ${city}` }).click();
      await expect(section.locator('iframe')).toHaveAttribute('src', map_embed);
      await expect(section.locator('iframe')).toHaveAttribute('title', new RegExp(city));
      await expect.poll(() => embedded).toContain(map_embed);
    }
    expect(new Set(embedded).size).toBe(4);
    await section.getByRole('button', { name: say.hide }).click();
    await expect(section.locator('iframe')).toHaveCount(0);
    await expect(section.getByRole('button', { name: say.load })).toBeFocused();
  });
}

test('§7 the agreement to the map is forgotten with the page, kept when the visitor says so, and withdrawn', async ({
  page,
  problems,
}) => {
  problems.allow(/^foreign request: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  await page.route(MAP_SERVICE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const section = sectionOf(page, 'ContactMap');
  // As wide as a tablet: the question lies over the picture there.
  await page.setViewportSize({ width: 1024, height: 768 });
  const open = async () => {
    await page.goto('/contactus/contactform');
    await hydrated(page);
  };
  await open();
  await section.getByRole('button', { name: WORDS.en.load }).click();
  await expect(section.locator('iframe')).toBeVisible();
  await open();
  await expect(section.locator('iframe')).toHaveCount(0);
  await section.getByLabel(WORDS.en.remember).check();
  await section.getByRole('button', { name: WORDS.en.load }).click();
  await open();
  await expect(section.locator('iframe')).toBeVisible();
  await section.getByRole('button', { name: WORDS.en.hide }).click();
  await open();
  await expect(section.getByRole('button', { name: WORDS.en.load })).toBeVisible();
});
