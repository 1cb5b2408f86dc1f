/** The pages at the addresses of §2, checked without a browser and without a session. */

import { matchesSlug, slugOf } from '@kontorwerk/contract/address/slug';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { expect, test } from 'vitest';
import { contentTitles } from '../support/pages/content-modules.ts';
import { inParallel } from '../support/pages/discover.ts';
import { ECOMMERCE, inLanguage, SERVICES } from '../support/pages/routes.ts';
import { articleIn, headingIn, headingText, mainIn } from '../support/pages/shown-page.ts';
import { wireEntries } from '../support/pages/wire-get.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

/** Pages with a fixed address: their content set and their entry's title. */
const PAGES: readonly (readonly [string, PageKey, string])[] = [
  ['/', 'homepage', 'Home'],
  ['/products', 'products', 'Products'],
  ['/contactus/contactform', 'contactus', 'Contact form'],
  ['/contactus/career', 'career', 'Career'],
  ['/contactus/hireadeveloper', 'contactus', 'Hire a developer'],
  ['/agency/aboutus', 'aboutus', 'About us'],
  ['/agency/news', 'news', 'News'],
  ['/agency/blogs', 'blog', 'Blogs'],
  ['/projects', 'projects', 'Projects'],
  ['/career-form', 'career', 'Career form'],
  ['/imprint', 'legal', 'Imprint'],
  ['/termsandcondition', 'legal', 'Terms'],
];

const DETAILS = [
  ['/blog', 'posts'],
  ['/projects', 'projects'],
  ['/jobapply', 'jobs'],
] as const;

async function html(path: string, language: Language): Promise<string> {
  const response = await fetch(`${siteUrl}${inLanguage(path, language)}`, { redirect: 'manual' });
  return response.status === 200 ? response.text() : `${response.status}`;
}

/** Lists the addresses whose heading is not that of their entry. */
async function notShowing(
  language: Language,
  pages: readonly (readonly [path: string, key: PageKey, title: string])[],
): Promise<readonly string[]> {
  const wrong = await inParallel(pages, async ([path, key, title]) => {
    const entries = await wireEntries(siteUrl, key, language);
    const wanted = headingText(entries.find((entry) => matchesSlug(entry.title, title))?.meta[0]?.main_title ?? '');
    const shown = headingIn(await html(path, language));
    return wanted !== '' && shown === wanted ? [] : [`${path} shows "${shown}" and not "${wanted}"`];
  });
  return wrong.flat();
}

for (const language of LANGUAGES) {
  test(`§2 §6 every page of the table shows its entry to anybody, in ${language}`, async () => {
    // An editor's test may publish between the two requests.
    await expect.poll(() => notShowing(language, PAGES), { timeout: 20_000 }).toEqual([]);
  });

  test(`§2 every e-commerce address shows the entry of its name, in ${language}`, async () => {
    expect(ECOMMERCE).toHaveLength(13);
    const pages = ECOMMERCE.map((name) => [`/ecommerce/${name}`, 'ecommerce', name] as const);
    expect(await notShowing(language, pages)).toEqual([]);
  });

  test(`§2 every service address shows the entry of its name, in ${language}`, async () => {
    const pages = SERVICES.map((name) => {
      const meant = name === 'webdevelopmente' ? 'webdevelopment' : name;
      return [`/services/${name}`, 'service', meant] as const;
    });
    expect(pages).toHaveLength(11);
    expect(await notShowing(language, pages)).toEqual([]);
  });

  test(`§2 every project, post and job shows its title, picture and text, in ${language}`, async () => {
    for (const [folder, collection] of DETAILS) {
      const wrong = await inParallel(await contentTitles(collection), async (title) => {
        const page = await html(`${folder}/${encodeURIComponent(slugOf(title[language]))}`, language);
        // Related pages have pictures outside of the article.
        const article = articleIn(page);
        const hasPicture = collection === 'jobs' || /<picture\b/.test(article);
        const whole = hasPicture && /<p>[^<]{20,}/.test(article);
        return whole && headingIn(page) === headingText(title[language]) ? [] : [title[language]];
      });
      expect(wrong.flat(), folder).toEqual([]);
    }
  });
}

test('§2 a role is found with hyphens or spaces and in any case, under its one address', async () => {
  for (const title of await contentTitles('jobs')) {
    const role = slugOf(title.de);
    const address = `/de/jobapply/${encodeURIComponent(role)}`;
    for (const spelt of [role.replaceAll('-', ' '), role.toUpperCase(), role.replaceAll('-', '--')]) {
      const asked = `${siteUrl}/de/jobapply/${encodeURIComponent(spelt)}`;
      const response = await fetch(asked);
      expect(headingIn(await response.text()), spelt).toBe(headingText(title.de));
      expect(new URL(response.url).pathname, spelt).toBe(address);
    }
  }
});

test('§2 /ecommerce-detail shows the same page as /ecommerce, in any case', async () => {
  for (const name of ECOMMERCE) {
    const page = mainIn(await html(`/ecommerce/${name}`, 'de'));
    expect(page, name).toContain('<h1');
    expect(mainIn(await html(`/ecommerce-detail/${name}`, 'de')), name).toBe(page);
    const spelt = await fetch(`${siteUrl}/de/ecommerce/${name.toUpperCase()}`);
    expect(new URL(spelt.url).pathname).toBe(`/de/ecommerce/${name}`);
    expect(mainIn(await spelt.text()), name).toBe(page);
  }
});
