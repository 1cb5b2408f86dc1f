import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.ts';

/** The language prefix of an address, in any case; null without one. */
function parsePrefix(pathname: string): Language | null {
  const first = pathname.split(/[/?#]/, 2)[1]?.toLowerCase();
  return isLanguage(first) ? first : null;
}

/** Returns the language of an address: `/de/…` is German, an address without a prefix is English. */
export function languageOf(pathname: string): Language {
  return parsePrefix(pathname) ?? DEFAULT_LANGUAGE;
}

/** Removes the language prefix: `/de/projects` → `/projects`. */
export function withoutLanguage(pathname: string): string {
  const language = parsePrefix(pathname);
  if (language === null) return pathname;
  const rest = pathname.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns the page's address with an explicit language prefix, `/en/projects` too: it opens in that language, whatever
 * the visitor's browser has stored (§2).
 */
export function withLanguagePrefix(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  return bare === '/' ? `/${language}` : `/${language}${bare}`;
}

/** Returns the page's address in a language: `/projects` → `/de/projects`. Search and hash are kept. */
export function inLanguage(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  if (language === DEFAULT_LANGUAGE) return bare;
  return bare === '/'
    ? `/${language}`
    : `/${language}${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`;
}

/**
 * Removes trailing slashes, empty for the root. A loop rather than a regular expression: the path is untrusted and may
 * hold any number of them.
 */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/**
 * Rewrites an address the way this site spells it; WordPress adds a trailing slash: `/products/?a=1` → `/products?a=1`.
 */
export function withoutTrailingSlash(address: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${withoutEndSlashes(pathname) || '/'}${rest}`;
}
