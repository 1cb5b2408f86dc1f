/** What the words beside a price say of it, as far as they are certain. */
export type PriceTerms = {
  /** Whether the price has its tax in it; null where nothing is said of it. */
  readonly isTaxIncluded: boolean | null;
  /** The stretch of time that it is for, in UN/CEFACT's codes; null where there is none, or more than one. */
  readonly unitCode: 'DAY' | 'WEE' | 'MON' | 'ANN' | null;
};

const TAX = String.raw`\s(?:(?:der\s)?gesetzliche[rn]?\s)?(?:VAT|sales\stax|MwSt|Mehrwertsteuer|USt|Umsatzsteuer)\b`;
const WITHOUT_TAX = new RegExp(
  String.raw`(?:\b(?:plus|excl\.?|excluding|ex|exkl\.?|zzgl\.?|ohne)|zuzüglich|exklusive)${TAX}`,
  'i',
);
const WITH_TAX = new RegExp(String.raw`\b(?:incl\.?|including|inkl\.?|inklusive|einschließlich)${TAX}`, 'i');

const UNITS = [
  ['DAY', /\b(?:(?:per|a|each) day|daily|(?:pro|je) Tag|täglich)\b/i],
  ['WEE', /\b(?:(?:per|a|each) week|weekly|(?:pro|je) Woche|wöchentlich)\b/i],
  ['MON', /\b(?:(?:per|a|each) month|monthly|(?:pro|je|im) Monat|monatlich)\b/i],
  ['ANN', /\b(?:(?:per|a|each) year|yearly|annually|(?:pro|je|im) Jahr|jährlich)\b/i],
] as const;

/** Reads what a text says of the prices beside it, in either language. */
export function priceTerms(text: string): PriceTerms {
  const plain = text.replace(/\s+/g, ' ');
  const [isWithout, isWith] = [WITHOUT_TAX.test(plain), WITH_TAX.test(plain)];
  const [unit, another] = UNITS.filter(([, pattern]) => pattern.test(plain));
  return {
    isTaxIncluded: isWithout === isWith ? null : isWith,
    unitCode: another === undefined ? (unit?.[0] ?? null) : null,
  };
}
