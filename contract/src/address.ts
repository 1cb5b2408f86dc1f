import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** The language that an address names, in capitals too; null when it names none. */
function languageNamed(pathname: string): Language | null {
  const first = pathname.split(/[/?#]/, 2)[1]?.toLowerCase();
  return isLanguage(first) ? first : null;
}

/** The language that an address is in: `/de/…` is German, an address without a prefix is English. */
export function languageOf(pathname: string): Language {
  return languageNamed(pathname) ?? DEFAULT_LANGUAGE;
}

/** An address without its language: `/de/projects` → `/projects`. */
export function withoutLanguage(pathname: string): string {
  const language = languageNamed(pathname);
  if (language === null) return pathname;
  const rest = pathname.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The same page under an address that names its language, `/en/projects` too: whoever opens it sees that language, whatever
 * their browser has stored (§2).
 */
export function namingLanguage(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  return bare === '/' ? `/${language}` : `/${language}${bare}`;
}

/** The same page in a language: `/projects` → `/de/projects`. Search and hash are kept. */
export function inLanguage(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  if (language === DEFAULT_LANGUAGE) return bare;
  return bare === '/'
    ? `/${language}`
    : `/${language}${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`;
}

/** A path without the slashes at its end, of which a stranger may have written any number; empty for the root. */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** An address as this site writes it, where WordPress ends its own with a slash: `/products/?a=1` → `/products?a=1`. */
export function asSiteWrites(address: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${withoutEndSlashes(pathname) || '/'}${rest}`;
}
