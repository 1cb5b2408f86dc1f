/** The pages that the law requires: samples, and marked as such (reading guide, "Where the letter would hurt"). */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { attributesIn } from '../support/pages/discover.ts';
import { inLanguage } from '../support/pages/routes.ts';
import { mainTextIn } from '../support/pages/shown-page.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const PAGES = ['/imprint', '/termsandcondition', '/privacy'];
const MARK: Readonly<Record<Language, RegExp>> = {
  en: /This is a sample .*the owner .*will .*replace it/,
  de: /Dies ist ein Muster.*wer .*betreibt, .*ersetzt es/,
};
/** The particulars that German law requires of an imprint (§ 5 DDG), as its headings and labels. */
const IMPRINT: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/Represented by/i, /@/, /\+49/, /register/i, /VAT/],
  de: [/Vertreten durch/i, /@/, /\+49/, /Handelsregister/, /Umsatzsteuer/],
};

test('words in another language than their page say so', async () => {
  const read = async (path: string) => (await fetch(`${MAIN_STACK.siteUrl}${path}`)).text();
  const english = await read('/accessibility');
  expect(english).toContain('<span lang="de">Postfach 39 11 55, 39135 Magdeburg</span>, Germany');
  expect(await read('/products')).toContain('“<span lang="de">ebe stuhl</span>”');
  for (const html of [english, await read('/privacy')]) expect(html).not.toContain('{lang=');
});

for (const language of LANGUAGES) {
  test(`§2 imprint, terms and privacy are there on every page's foot and say that they are samples, in ${language}`, async () => {
    const read = async (path: string) => (await fetch(`${MAIN_STACK.siteUrl}${inLanguage(path, language)}`)).text();
    for (const path of PAGES) {
      const html = await read(path);
      expect(mainTextIn(html), path).toMatch(MARK[language]);
      const foot = attributesIn(/<footer\b[\s\S]*<\/footer>/.exec(html)?.[0] ?? '', 'a', 'href');
      expect(foot, path).toEqual(expect.arrayContaining(PAGES.map((each) => inLanguage(each, language))));
    }
    const imprint = mainTextIn(await read('/imprint'));
    for (const part of IMPRINT[language]) expect(imprint).toMatch(part);
  });
}
