/** The server's answer for a page whose content can't be fetched, and for one that has none (§4). */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/pages/routes.ts';
import { mainTextIn, titleIn } from '../support/pages/shown-page.ts';
import { FOREIGN_STACK } from '../support/stacks/stacks.ts';

const TEXTS = {
  en: {
    error: 'Error fetching data: The content is not available right now. Please try again in a moment.',
    failed: 'Something went wrong',
    home: 'Go to Home',
  },
  de: {
    error:
      'Fehler beim Laden der Daten: Die Inhalte sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    failed: 'Da ist etwas schiefgegangen',
    home: 'Zur Startseite',
  },
} as const;

for (const language of LANGUAGES) {
  const say = TEXTS[language];

  test(`§4 §8 a server that can't fetch a page's content says so in its place, in ${language}`, async () => {
    for (const path of ['/products', '/projects', '/projects/any']) {
      const response = await fetch(`${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`);
      expect(response.status, path).toBe(503);
      const html = await response.text();
      expect(mainTextIn(html), path).toBe(say.error);
      expect(titleIn(html).startsWith(`${say.failed} – `), path).toBe(true);
    }
  });

  test(`§2 §4 a page without sections or without an entry is the error page, in ${language}`, async () => {
    for (const path of ['/agency/aboutus', '/agency/blogs', '/contactus/hireadeveloper']) {
      const response = await fetch(`${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`);
      expect(response.status, path).toBe(404);
      expect(mainTextIn(await response.text()), path).toContain(say.home);
    }
  });
}
