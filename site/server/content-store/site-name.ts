/** A separator between a page's name and the site's in titles for search engines. */
const BETWEEN = /\s[-–—|·•»:]\s/;

/** Words that name the home page and no site. */
const HOME_WORDS: ReadonlySet<string> = new Set([
  'home',
  'homepage',
  'home page',
  'startseite',
  'start',
  'willkommen',
  'welcome',
]);

/** A longer name is a sentence, in characters. */
const NAME_MAX = 40;

function partsOf(title: string): readonly string[] {
  const parts = title
    .replaceAll('\u00ad', '')
    .split(BETWEEN)
    .map((part) => part.trim());
  return parts.filter((part) => part !== '' && part.length <= NAME_MAX && !HOME_WORDS.has(part.toLowerCase()));
}

/**
 * The site's name as its titles for search engines have it: the part of the home page's that most others have too, else its
 * first. Null where it has none.
 */
export function siteNameIn(homeTitle: string, others: readonly string[]): string | null {
  const parts = partsOf(homeTitle);
  const titles = others.map(partsOf);
  const timesOf = (part: string) => titles.filter((title) => title.includes(part)).length;
  const [first] = parts.toSorted((a, b) => timesOf(b) - timesOf(a));
  return first ?? null;
}
