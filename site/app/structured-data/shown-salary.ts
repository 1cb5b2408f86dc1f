import type { Language } from '@kontorwerk/contract/languages';
import type { MonetaryAmount } from 'schema-dts';

/** What stands beside a figure for its currency. */
const CURRENCIES: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/€|\bEUR\b/, 'EUR'],
  [/₹|\bINR\b/, 'INR'],
  [/\bPKR\b/, 'PKR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCHF\b/, 'CHF'],
  [/\$|\bUSD\b/, 'USD'],
];

/** The stretch of time that is paid for, as both languages write it. */
const UNITS: readonly (readonly [words: RegExp, unit: 'HOUR' | 'MONTH' | 'YEAR'])[] = [
  [/\b(?:an|per) hour\b|\b(?:pro|je) Stunde\b|\bhourly\b/i, 'HOUR'],
  [/\b(?:a|per) month\b|\b(?:im|pro) Monat\b|\bmonatlich\b|\bmonthly\b/i, 'MONTH'],
  [/\b(?:a|per) year\b|\b(?:im|pro) Jahr\b|\bjährlich\b|\bp\. ?a\.|\bannually\b/i, 'YEAR'],
];

const FIGURE = /\d[\d.,]*\d|\d/g;

/** The last group has three digits: else it is what comes after the point, in the way of another language. */
const GRAMMARS: Readonly<Record<Language, RegExp>> = {
  en: /^\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2})?$/,
  de: /^\d+(?:(?:\.\d{2,3})*\.\d{3})?(?:,\d{1,2})?$/,
};

/** A figure or a range: nothing that makes it another, such as thousands in short, “from” or “up to”. */
const PLAIN = /^#(?:(?:[–—-]|to|bis)#)?$/;

/** What may stand beside it and changes nothing. */
const BESIDE = /\b(?:gross|brutto)\b|\s/giu;

/** Ends of a range that are further from each other are written in different ways. */
const WIDEST = 10;

/** `58,000` in English, `58.000` in German, groups of two as in India too. Null where it is written otherwise. */
function numberIn(text: string, language: Language): number | null {
  const grammar = GRAMMARS[language];
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.'];
  return grammar.test(text) ? Number(text.replaceAll(group, '').replace(point, '.')) : null;
}

/**
 * The pay that a job's page shows, read from the very words: a range or a figure, a currency and a stretch of time. Null
 * where one of these can't be told for certain.
 */
export function shownSalary(text: string, language: Language): MonetaryAmount | null {
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
