/** The unambiguous terms in the text beside a price. */
export type PriceTerms = {
  /** Whether the price includes tax; null if not stated. */
  readonly isTaxIncluded: boolean | null;
  /** The billing period as a UN/CEFACT code; null if there is none, or more than one. */
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

/** Parses the terms of the prices beside a text, in either language. */
export function parsePriceTerms(text: string): PriceTerms {
  const plain = text.replace(/\s+/g, ' ');
  const [isWithout, isWith] = [WITHOUT_TAX.test(plain), WITH_TAX.test(plain)];
  const [unit, another] = UNITS.filter(([, pattern]) => pattern.test(plain));
  return {
    isTaxIncluded: isWithout === isWith ? null : isWith,
    unitCode: another === undefined ? (unit?.[0] ?? null) : null,
  };
}
