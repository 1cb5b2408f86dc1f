/** The separator between a page's name and the site's in SEO titles. */
const BETWEEN = /\s[-–—|·•»:]\s/;

/** Words that name the home page, not the site. */
const HOME_WORDS: ReadonlySet<string> = new Set([
  'home',
  'homepage',
  'home page',
  'startseite',
  'start',
  'willkommen',
  'welcome',
]);

/** The longest name, in characters; more is a sentence. */
const NAME_MAX = 40;

function partsOf(title: string): readonly string[] {
  const parts = title
    .replaceAll('\u00ad', '')
    .split(BETWEEN)
    .map((part) => part.trim());
  return parts.filter((part) => part !== '' && part.length <= NAME_MAX && !HOME_WORDS.has(part.toLowerCase()));
}

/**
 * Derives the site's name from SEO titles: the part of the home page's that most others contain, else its first. Null
 * if there is none.
 */
export function siteNameIn(homeTitle: string, others: readonly string[]): string | null {
  const parts = partsOf(homeTitle);
  const titles = others.map(partsOf);
  const timesOf = (part: string) => titles.filter((title) => title.includes(part)).length;
  const [first] = parts.toSorted((a, b) => timesOf(b) - timesOf(a));
  return first ?? null;
}
