/** Checks of every page without a browser: its completeness, and the targets of its links, images and alternates. */

import { SEARCH_PATH } from '@kontorwerk/contract/content/search';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import {
  bodyProblems,
  headProblems,
  languageProblems,
  sharedTitles,
  titleProblems,
} from '../support/browser/page-problems.ts';
import { crumbProblems, unshown } from '../support/browser/shown-things.ts';
import {
  attributesIn,
  discover,
  type FoundPage,
  inParallel,
  internalLinks,
  isCall,
  languageOf,
} from '../support/pages/discover.ts';
import { readSentences } from '../support/pages/foreign-texts.ts';
import { type PageFacts, readPageFacts } from '../support/pages/page-facts.ts';
import { inLanguage, specifiedRoutes } from '../support/pages/routes.ts';
import { graphProblems, graphsIn, nodesWithin } from '../support/pages/structured-data.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

/** Routes of §2 for typed, saved or shared addresses: no link of the site leads to them. */
const UNLINKED = /\/ecommerce-detail\/|\/career-form$/;

/** Only the German menu has the misspelt address (§2). */
const GERMAN_MENU = /\/services\/webdevelopmente$/;

function isLinked(path: string, language: Language): boolean {
  return !UNLINKED.test(path) && (language === 'de' || !GERMAN_MENU.test(path));
}

const UNKNOWN = ['/404', '/no/such/page'];

/** How many sentences of the sample content a page must show, so that finding no foreign ones means something. */
const OWN_SENTENCES = 1;

/** Types of structured data that some page of the sample content has. */
const DESCRIBED = [
  ...['Organization', 'LocalBusiness', 'OpeningHoursSpecification', 'WebSite', 'SearchAction', 'BreadcrumbList'],
  ...['Service', 'Product', 'Offer', 'BlogPosting', 'Person', 'CreativeWork', 'JobPosting', 'MonetaryAmount'],
  ...['FAQPage', 'Question', 'AboutPage', 'CollectionPage'],
];

async function search(language: Language): Promise<readonly FoundPage[]> {
  const unlinked = (await specifiedRoutes(language)).filter(({ path }) => !isLinked(path, language));
  return discover(
    siteUrl,
    language,
    unlinked.map(({ path }) => path),
  );
}

const found = new Map<Language, Promise<readonly FoundPage[]>>();

/** Returns every page of a language, discovered once. */
function everyPage(language: Language): Promise<readonly FoundPage[]> {
  const pages = found.get(language) ?? search(language);
  found.set(language, pages);
  return pages;
}

for (const language of LANGUAGES) {
  test(`§2 §6 every route is reached in ${language}, and nothing else but pages`, async () => {
    const pages = await everyPage(language);
    const failed = pages.filter(({ status }) => status !== 200);
    expect(failed.map(({ path, status, from }) => `${path}: ${status}, linked from ${from}`)).toEqual([]);
    const reached = new Set(pages.map(({ path }) => path));
    const routes = await specifiedRoutes(language);
    expect(routes.filter(({ path }) => !reached.has(path))).toEqual([]);
  });

  test(`§2 every page in ${language} is whole`, async () => {
    const sentences = await readSentences();
    const described = new Map<string, PageFacts>();
    for (const { path, html } of await everyPage(language)) {
      const facts = readPageFacts(html);
      described.set(path, facts);
      const wrong = [
        ...headProblems(facts, language),
        ...bodyProblems(facts, language),
        // The search page shows no content before a search.
        ...languageProblems(facts, language, sentences, path === inLanguage(SEARCH_PATH, language) ? 0 : OWN_SENTENCES),
      ];
      expect.soft(wrong, path).toEqual([]);
    }
    expect(sharedTitles(described), 'titles of more than one page').toEqual([]);
  });

  test(`an address without a page has one that says so in ${language}`, async () => {
    const sentences = await readSentences();
    for (const path of UNKNOWN.map((unknown) => inLanguage(unknown, language))) {
      const answer = await fetch(siteUrl + path);
      expect.soft(answer.status, path).toBe(404);
      const facts = readPageFacts(await answer.text());
      const wrong = [
        ...titleProblems(facts),
        ...bodyProblems(facts, language),
        ...languageProblems(facts, language, sentences, 0),
      ];
      expect.soft(wrong, path).toEqual([]);
    }
  });

  test(`§6 no page asks a visitor to sign in or leads to where editors do, in ${language}`, async () => {
    for (const { path, html } of await everyPage(language)) {
      const inputs = attributesIn(html, 'input', 'type');
      expect(inputs, `${path}: the fields of a form are found`).toContain('email');
      expect(inputs, path).not.toContain('password');
      const links = internalLinks(html, `${siteUrl}${path}`);
      expect(
        links.filter((link) => /^\/admin\b/.test(link)),
        path,
      ).toEqual([]);
    }
  });

  test(`every place that a page links to is on it, in ${language}`, async () => {
    const dead = (await everyPage(language)).flatMap(({ path, html }) => {
      const all = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const ids = new Set(all);
      expect.soft(all, `${path}: each id stands there once`).toEqual([...ids]);
      const places = attributesIn(html, 'a', 'href').filter((href) => href.startsWith('#'));
      expect.soft(places, `${path}: the link past the header is found`).not.toEqual([]);
      return places.filter((place) => !ids.has(place.slice(1))).map((place) => `${path}: ${place}`);
    });
    expect(dead).toEqual([]);
  });

  test(`every call that leads to the contact form names what it is about, in ${language}`, async () => {
    const links = (await everyPage(language)).flatMap(({ path, html }) => internalLinks(html, `${siteUrl}${path}`));
    const calls = [...new Set(links.filter(isCall))];
    expect(calls.length).toBeGreaterThan(0);
    const forms = await inParallel(calls, async (call) => ({ call, html: await (await fetch(siteUrl + call)).text() }));
    const silent = forms.filter(({ html }) => !/<input[^>]*\sname="(?:topic|person)"/.test(html));
    expect(silent.map(({ call }) => call)).toEqual([]);
  });

  test(`every page in ${language} is described to search engines in their vocabulary, as it is shown`, async () => {
    const types = new Set<unknown>();
    for (const { path, html } of await everyPage(language)) {
      const [graph = [], ...more] = graphsIn(html);
      for (const node of nodesWithin(graph)) types.add(node['@type']);
      const wrong = [
        ...(graph.length === 0 || more.length > 0 ? ['no graph, or more than one'] : []),
        ...(await graphProblems(graph)),
        ...unshown(graph, html, language),
        ...crumbProblems(graph, html, siteUrl),
      ];
      expect.soft(wrong, path).toEqual([]);
    }
    for (const type of DESCRIBED) expect.soft(types, 'is on no page').toContain(type);
  });

  test(`§2 links stay in ${language}`, async () => {
    const other = language === 'en' ? 'de' : 'en';
    for (const { path, html } of await everyPage(language)) {
      // A link that names its target's language may lead there.
      const plainLinks = html.replace(/<a\b[^>]*\shreflang=[^>]*>/gi, '');
      const pages = internalLinks(plainLinks, `${siteUrl}${path}`).filter(
        (link) => !/^\/(?:uploads|admin)\b/.test(link),
      );
      expect
        .soft(
          pages.filter((link) => languageOf(link) === other),
          path,
        )
        .toEqual([]);
    }
  });
}

test('prices are spelt in one way in English: the sign and the figure without a space', async () => {
  const pages = await everyPage('en');
  const found = (way: RegExp) =>
    pages.flatMap(({ path, html }) => (html.match(way) ?? []).map((text) => `${path}: ${text}`));
  expect(found(/[€$£₹]\d[\d,.]*/g)).not.toEqual([]);
  expect(found(/[€$£₹](?:\s|&nbsp;)\d[\d,.]*/g)).toEqual([]);
});

test('§2 the twins of a page name it in turn', async () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link\b[^>]*\srel="alternate"[^>]*>/gi)].flatMap(([tag]) => {
      const [hreflang = '', href = ''] = ['hreflang', 'href'].map((name) => attributesIn(tag, 'link', name)[0] ?? '');
      // Feeds are alternates without a language.
      return hreflang === '' ? [] : [`${hreflang} ${href}`];
    });
  const pages = (await Promise.all(LANGUAGES.map(everyPage))).flat();
  const byAddress = new Map(pages.map(({ path, html }) => [new URL(path, siteUrl).href, html]));
  const wrong = pages.flatMap(({ path, html }) => {
    const own = alternates(html);
    return own
      .map((line) => line.slice(line.indexOf(' ') + 1))
      .filter(
        (twin) =>
          alternates(byAddress.get(twin) ?? '')
            .toSorted()
            .join() !== own.toSorted().join(),
      )
      .map((twin) => `${path} → ${twin}`);
  });
  expect(wrong).toEqual([]);
});

/** Lists the language alternates that a page's head or a sitemap gives to search engines. */
function linkTags(text: string, element: string): readonly string[] {
  const tags = text.match(new RegExp(`<${element}\\b[^>]*\\srel="alternate"[^>]*\\shreflang="[^>]*>`, 'gi')) ?? [];
  return tags
    .map((tag) => ['hreflang', 'href'].map((name) => attributesIn(tag, element, name)[0] ?? '').join(' '))
    .toSorted();
}

/** Reads every address of the sitemaps in the index, with its alternates. */
async function readSitemaps(): Promise<ReadonlyMap<string, readonly string[]>> {
  const textAt = async (url: string) => {
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type')], url).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    return response.text();
  };
  const robots = await (await fetch(`${siteUrl}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  const parts = await Promise.all(locs(await textAt(index)).map(textAt));
  const urls = parts.flatMap((part) => part.match(/<url>.*?<\/url>/gs) ?? []);
  const pages = urls.map((url) => [locs(url)[0] ?? '', linkTags(url, 'xhtml:link')] as const);
  expect(new Set(pages.map(([loc]) => loc)).size, 'each address stands there once').toBe(pages.length);
  return new Map(pages);
}

/** Whether a page is canonical and open to search engines. */
function isIndexed({ path, status, html }: FoundPage): boolean {
  const canonical = /<link\b[^>]*\srel="canonical"[^>]*\shref="([^"]*)"/i.exec(html)?.[1];
  return status === 200 && !/<meta name="robots" content="noindex"/i.test(html) && canonical === siteUrl + path;
}

test('the sitemaps have every page that links lead to from the home pages, no other, and the same twins', async () => {
  const sitemaps = await readSitemaps();
  const pages = (await Promise.all(LANGUAGES.map(everyPage))).flat().filter(isIndexed);
  const found = new Map(pages.map(({ path, html }) => [siteUrl + path, html]));
  expect(found.size).toBeGreaterThan(100);
  expect([...sitemaps.keys()].toSorted()).toEqual([...found.keys()].toSorted());
  for (const [address, twins] of sitemaps) {
    expect.soft(linkTags(found.get(address) ?? '', 'link'), address).toEqual(twins);
    for (const twin of twins)
      expect.soft(sitemaps.get(twin.replace(/^\S+ /, '')), `${address} → ${twin}`).toEqual(twins);
  }
});

test('every candidate of every image answers', async () => {
  const pages = (await Promise.all(LANGUAGES.map(everyPage))).flat();
  const urls = new Set(
    pages.flatMap(({ path, html }) => {
      const candidates = ['img', 'source'].flatMap((element) => attributesIn(html, element, 'srcset'));
      const listed = candidates.flatMap((srcset) =>
        srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
      );
      return [...listed, ...attributesIn(html, 'img', 'src')]
        .filter((url) => !url.startsWith('data:'))
        .map((url) => new URL(url, `${siteUrl}${path}`).href);
    }),
  );
  expect(urls.size).toBeGreaterThan(50);
  const answers = await inParallel([...urls], async (url) => {
    const response = await fetch(url);
    const type = response.headers.get('content-type') ?? '';
    const bytes = (await response.arrayBuffer()).byteLength;
    return response.status === 200 && type.startsWith('image/') && bytes > 0
      ? null
      : `${url}: ${response.status} ${type}`;
  });
  expect(answers.filter((problem) => problem !== null)).toEqual([]);
});
