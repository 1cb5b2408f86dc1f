import type { Language } from '@kontorwerk/contract/languages';

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '₹': 'INR' };

/** A standalone price: `€ 290` or `1.290,50 €`, with regular or narrow spaces. */
const PRICE = /^([€$£₹])?\s*(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{2}))?\s*([€$£₹])?$/u;

/** A price and its currency. */
export type Price = { readonly price: string; readonly priceCurrency: string };

/** Parses a text as a price; null for any other text, such as a range or a figure without a currency. */
export function parsePrice(text: string, language: Language): Price | null {
  const [, before, whole = '', group, point, cents, after] = PRICE.exec(text.trim()) ?? [];
  const priceCurrency = CURRENCIES[before ?? after ?? ''];
  const [ownGroup, ownPoint] = language === 'de' ? ['.', ','] : [',', '.'];
  if (priceCurrency === undefined || (before && after)) return null;
  if ((group !== undefined && group !== ownGroup) || (point !== undefined && point !== ownPoint)) return null;
  const plain = whole.replace(/\D/g, '');
  return { price: cents === undefined ? plain : `${plain}.${cents}`, priceCurrency };
}
