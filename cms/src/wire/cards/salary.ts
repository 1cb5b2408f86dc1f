import type { Language } from '@kontorwerk/contract/languages';
import type { Doc } from '../parts.ts';
import { plain } from '../read.ts';

const YEARLY = { en: (range: string) => `${range} a year`, de: (range: string) => `${range} im Jahr` } as const;

/** A yearly range as a language writes it: `€58,000–74,000 a year`, `58.000–74.000 € im Jahr`. */
export function salaryText({ from, to, currency }: Doc, language: Language): string {
  if (typeof from !== 'number' || plain(currency) === '') return '';
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: plain(currency),
    maximumFractionDigits: 0,
  });
  const most = typeof to === 'number' && to > from ? to : from;
  return YEARLY[language](range(format, from, most));
}

/** Names the currency once, on the side where the language puts it, and uses no spaces around the dash. */
function range(format: Intl.NumberFormat, from: number, to: number): string {
  if (from === to) return format.format(from);
  return format
    .formatRangeToParts(from, to)
    .map((part) => (part.type === 'literal' && part.value.includes('–') ? '–' : part))
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('');
}
