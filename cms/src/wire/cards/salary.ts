import type { Language } from '@kontorwerk/contract/languages';
import type { Doc } from '../parts.ts';
import { plain } from '../read.ts';

const YEARLY = { en: (range: string) => `${range} a year`, de: (range: string) => `${range} im Jahr` } as const;

/** A yearly range as a language writes it: `€58,000–74,000 a year`, `58.000–74.000 € im Jahr`. */
export function salaryText({ from, to, currency }: Doc, language: Language): string {
  if (typeof from !== 'number' || plain(currency) === '') return '';
  const most = typeof to === 'number' && to > from ? to : from;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: plain(currency),
    maximumFractionDigits: 0,
  });
  const range = from === most ? number.format(from) : `${number.format(from)}–${number.format(most)}`;
  // The formatter's own range names the currency twice in English; once, where the language puts it, is enough.
  return YEARLY[language](money.format(most).replace(number.format(most), range));
}
