import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** A range, or a single figure. */
type Range = number | readonly [least: number, most: number];

/** The price of a service in euros, net: the starting price, the usual range, and the duration in weeks. */
type Price = { readonly from: number; readonly usual: Range; readonly weeks: Range };

/** A consultant's day rate, in euros. */
export const DAY_PRICE = 800;

/** Three days' analysis of a shop and a report, in euros. */
export const AUDIT_PRICE = 3 * DAY_PRICE;

/** The ten days that make a shop faster, in euros. */
const TIMETABLE_PRICE = 10 * DAY_PRICE;

/** A logo with all files and rights, a fixed price in euros. */
export const LOGO_PRICE = 6_800;

/** Price and duration of each service. */
export const prices = {
  /** A relaunch with an ERP connected. */
  shopware: { from: 60_000, usual: [75_000, 120_000], weeks: [16, 24] },
  /** A relaunch with an ERP connected, on Adobe Commerce or Magento. */
  magento: { from: 60_000, usual: [90_000, 160_000], weeks: [20, 26] },
  shopify: { from: 25_000, usual: [30_000, 45_000], weeks: [6, 8] },
  woocommerce: { from: 25_000, usual: [28_000, 40_000], weeks: [8, 10] },
  /** On Shopify: a third above a theme. */
  headless: { from: 34_000, usual: [40_000, 60_000], weeks: [8, 12] },
  /** On Shopware or Adobe Commerce, with an ERP connected. */
  headlessWithErp: { from: 81_000, usual: [100_000, 180_000], weeks: [20, 28] },
  webDesign: { from: 14_000, usual: [16_000, 24_000], weeks: 9 },
  /** Only the migration, without the new shop. */
  migration: { from: 8_000, usual: [10_000, 18_000], weeks: [4, 6] },
  /** Stock and orders with a known ERP. */
  integration: { from: 9_000, usual: [12_000, 20_000], weeks: [5, 7] },
  /** Ten days, more in a large shop. */
  performance: { from: TIMETABLE_PRICE, usual: [TIMETABLE_PRICE, 15 * DAY_PRICE], weeks: [2, 3] },
  payment: { from: 4_000, usual: [5_000, 9_000], weeks: [3, 4] },
  semanticSearch: { from: 9_000, usual: [12_000, 20_000], weeks: [6, 8] },
  /** On top of an existing storefront. */
  pwa: { from: 15_000, usual: [18_000, 25_000], weeks: 5 },
  /** With a CMS. */
  website: { from: 12_000, usual: [15_000, 25_000], weeks: [5, 8] },
  /** The first release of an app or a portal. */
  app: { from: 30_000, usual: [40_000, 70_000], weeks: 14 },
  /** With the book and the templates. */
  brand: { from: 24_000, usual: [26_000, 38_000], weeks: 9 },
} as const satisfies Record<string, Price>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** `8`, `6 to 8` */
function formatRange(figures: Range, language: Language, spelt: (figure: number) => string): string {
  if (typeof figures === 'number') return spelt(figures);
  return figures.map(spelt).join(language === 'en' ? ' to ' : ' bis ');
}

function formatAmount(amount: number, language: Language): string {
  return `${language === 'en' ? '€' : ''}${amount.toLocaleString(LOCALES[language])}`;
}

/** A sum in running text: `€25,000`, `25.000 Euro`. */
export function euros(amount: number): LocalText {
  return { en: formatAmount(amount, 'en'), de: `${formatAmount(amount, 'de')}\u00a0Euro` };
}

/** A sum as a separate figure: `€25,000`, `25.000 €`. */
export function euroFigure(amount: number): LocalText {
  return { en: formatAmount(amount, 'en'), de: `${formatAmount(amount, 'de')}\u00a0€` };
}

/** Starting price and duration, within a text: `from €25,000, 6 to 8 weeks`. */
export function formatShortPrice({ from, weeks }: Price): LocalText {
  return {
    en: `from ${euros(from).en}, ${formatRange(weeks, 'en', String)}\u00a0weeks`,
    de: `ab ${euros(from).de}, ${formatRange(weeks, 'de', String)}\u00a0Wochen`,
  };
}

/**
 * Starting price and weeks, as the last two cells of a table row: `€25,000 | 6 to 8`. No-break spaces keep a cell on
 * one line.
 */
export function priceCells({ from, weeks }: Price): LocalText {
  return {
    en: `${euroFigure(from).en} | ${formatRange(weeks, 'en', String).replaceAll(' ', '\u00a0')}`,
    de: `${euroFigure(from).de} | ${formatRange(weeks, 'de', String).replaceAll(' ', '\u00a0')}`,
  };
}

type PriceRow = { readonly work: LocalText; readonly price: Price };

/** A Markdown table of services with starting price and duration in weeks. */
export function priceTable(rows: readonly PriceRow[]): LocalText {
  const table = (language: Language, head: string) => {
    const lines = rows.map(({ work, price }) => `| ${work[language]} | ${priceCells(price)[language]} |`);
    return [head, '| --- | --- | --- |', ...lines].join('\n');
  };
  return { en: table('en', '| Guide figures | From | Weeks |'), de: table('de', '| Richtwerte | Ab | Wochen |') };
}

/** A range of sums in running text: `€2,400 to €4,000`, `2.400 bis 4.000 Euro`. */
export function euroRange(sums: Range): LocalText {
  const sum = (language: Language) => formatRange(sums, language, (amount) => formatAmount(amount, language));
  return { en: sum('en'), de: `${sum('de')}\u00a0Euro` };
}

/** Price and duration of a service, in a sentence that calls them guide figures. */
export function priceSentence({ from, usual, weeks }: Price): LocalText {
  const sum = euroRange(usual);
  const time = (language: Language) => formatRange(weeks, language, String);
  return {
    en: `From ${euros(from).en}, typically ${sum.en}, in ${time('en')}\u00a0weeks (guide figures, plus VAT).`,
    de: `Ab ${euros(from).de}, meist ${sum.de}, in ${time('de')}\u00a0Wochen (Richtwerte, zuzüglich Mehrwertsteuer).`,
  };
}
