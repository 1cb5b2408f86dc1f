import type { Language } from '@kontorwerk/contract/languages';
import type { MonetaryAmount } from 'schema-dts';

/** Currency signs and codes beside a figure. */
const CURRENCIES: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/€|\bEUR\b/, 'EUR'],
  [/₹|\bINR\b/, 'INR'],
  [/\bPKR\b/, 'PKR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCHF\b/, 'CHF'],
  [/\$|\bUSD\b/, 'USD'],
];

/** The pay period in both languages. */
const UNITS: readonly (readonly [words: RegExp, unit: 'HOUR' | 'MONTH' | 'YEAR'])[] = [
  [/\b(?:an|per) hour\b|\b(?:pro|je) Stunde\b|\bhourly\b/i, 'HOUR'],
  [/\b(?:a|per) month\b|\b(?:im|pro) Monat\b|\bmonatlich\b|\bmonthly\b/i, 'MONTH'],
  [/\b(?:a|per) year\b|\b(?:im|pro) Jahr\b|\bjährlich\b|\bp\. ?a\.|\bannually\b/i, 'YEAR'],
];

const FIGURE = /\d[\d.,]*\d|\d/g;

/** The last group must have three digits: otherwise it is the fraction of a number in the other language. */
const GRAMMARS: Readonly<Record<Language, RegExp>> = {
  en: /^\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2})?$/,
  de: /^\d+(?:(?:\.\d{2,3})*\.\d{3})?(?:,\d{1,2})?$/,
};

/** A figure or a range, without anything that changes its value, such as abbreviated thousands, “from” or “up to”. */
const PLAIN = /^#(?:(?:[–—-]|to|bis)#)?$/;

/** Words that may stand beside it without changing its value. */
const BESIDE = /\b(?:gross|brutto)\b|\s/giu;

/** The largest plausible ratio between the ends of a range; beyond it they are written in different ways. */
const WIDEST = 10;

/** Parses `58,000` in English and `58.000` in German, including India's groups of two. Null for any other notation. */
function numberIn(text: string, language: Language): number | null {
  const grammar = GRAMMARS[language];
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.'];
  return grammar.test(text) ? Number(text.replaceAll(group, '').replace(point, '.')) : null;
}

/**
 * Parses the salary on a job's page: a figure or a range, a currency and a pay period. Null if one of them is
 * ambiguous.
 */
export function parseSalary(text: string, language: Language): MonetaryAmount | null {
  const currencies = CURRENCIES.filter(([sign]) => sign.test(text));
  const units = UNITS.filter(([words]) => words.test(text));
  const figures = (text.match(FIGURE) ?? []).map((figure) => numberIn(figure, language));
  const [from, to] = figures;
  const [currency, unit] = [currencies[0]?.[1], units[0]?.[1]];
  if (currencies.length !== 1 || units.length !== 1 || figures.length > 2 || !from || to === null) return null;
  if (currency === undefined || unit === undefined) return null;
  if (to !== undefined && (to < from || to > from * WIDEST)) return null;
  const told = [...CURRENCIES, ...UNITS].reduce((rest, [words]) => rest.split(words).join(''), text);
  if (!PLAIN.test(told.replace(FIGURE, '#').replace(BESIDE, ''))) return null;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
      unitText: unit,
    },
  };
}
