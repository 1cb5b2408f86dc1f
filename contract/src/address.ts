import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** The language that an address is in: `/de/…` is German, an address without a prefix is English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** An address without its language: `/de/projects` → `/projects`. */
export function withoutLanguage(pathname: string): string {
  const first = pathname.split('/', 2)[1];
  if (!isLanguage(first)) return pathname;
  const rest = pathname.slice(first.length + 1);
  return rest === '' ? '/' : rest;
}

/** The same page in a language: `/projects` → `/de/projects`. Search and hash are kept. */
export function inLanguage(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  if (language === DEFAULT_LANGUAGE) return bare;
  return bare === '/'
    ? `/${language}`
    : `/${language}${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`;
}
