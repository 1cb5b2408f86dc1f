import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@kontorwerk/contract/languages';

type Wish = { readonly language: string; readonly weight: number };

function wishOf(item: string): Wish {
  const [tag = '', ...parameters] = item.trim().split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}

/** The language to answer in, by an `Accept-Language` header: the most wished for that the site speaks. */
export function answerLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .split(',')
    .map(wishOf)
    .filter(({ weight }) => weight > 0);
  const best = wishes.toSorted((a, b) => b.weight - a.weight).find(({ language }) => isLanguage(language));
  return best && isLanguage(best.language) ? best.language : DEFAULT_LANGUAGE;
}
