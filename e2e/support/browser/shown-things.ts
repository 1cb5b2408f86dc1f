import { Parser } from 'htmlparser2';
import { type Node, nodesWithin } from '../pages/structured-data.ts';

/** The visible parts of a page. */
type ShownPage = {
  /** All text of its body, without spaces and invisible characters. */
  readonly text: string;
  readonly days: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly title: string;
  /** The breadcrumbs: each with its name and its target, which is empty without a link. */
  readonly crumbs: readonly (readonly [name: string, to: string])[];
};

function closedUp(text: string): string {
  return text.replace(/[\s\u00ad\u200b\u2060]/g, '');
}

function readShown(html: string, crumbsLabel: RegExp): ShownPage {
  const open: { readonly name: string; readonly isCrumbs: boolean }[] = [];
  const [days, links] = [new Set<string>(), new Set<string>()];
  const crumbs: [string, string][] = [];
  let [text, title] = ['', ''];
  const parser = new Parser({
    onopentag(name, attribute) {
      open.push({ name, isCrumbs: name === 'nav' && crumbsLabel.test(attribute['aria-label'] ?? '') });
      if (name === 'time') days.add(attribute.datetime ?? '');
      if (name === 'a') links.add(attribute.href ?? '');
      const crumb = open.some(({ isCrumbs }) => isCrumbs);
      if (crumb && name === 'li') crumbs.push(['', '']);
      const last = crumbs.at(-1);
      if (crumb && name === 'a' && last) last[1] = attribute.href ?? '';
    },
    ontext(part) {
      const name = open.at(-1)?.name ?? '';
      if (name === 'title' && !open.some((element) => element.name === 'svg')) title += part;
      if (['script', 'style'].includes(name) || !open.some((element) => element.name === 'body')) return;
      text += part;
      const last = crumbs.at(-1);
      if (open.some(({ isCrumbs }) => isCrumbs) && last) last[0] += part;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return { text: closedUp(text), days, links, title, crumbs };
}

function textOf(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return text;
}

type Rule = (value: string, page: ShownPage, language: string) => boolean;

const isText: Rule = (value, { text }) => text.includes(closedUp(textOf(value)));
/** Whether a page shows a text of several blocks, perhaps with something else between them. */
const areTexts: Rule = (value, page, language) =>
  value.split(/(?<=<\/(?:p|ul|ol|h\d)>)/).every((block) => isText(block, page, language));
const isDay: Rule = (value, { days }) => days.has(value);
/** Whether a moment is the end of a day that the page shows, by the agency's clocks. */
const isEndOfDay: Rule = (value, page, language) =>
  /T23:59:59[+-]\d\d:\d\d$/.test(value) && isDay(value.slice(0, 10), page, language);
const isLink: Rule = (value, { links }) => links.has(value);
const isNumber: Rule = (value, { text }, language) =>
  text.includes(new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(value)));

/** How a page must show the described properties, by type. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  BlogPosting: { headline: isText, description: isText, datePublished: isDay, articleSection: isText },
  Person: { name: isText },
  CreativeWork: { name: isText, description: isText },
  Service: { name: isText, description: isText },
  Product: { name: isText, description: isText },
  Offer: { price: isNumber, description: isText },
  UnitPriceSpecification: { price: isNumber },
  ContactPoint: { email: isText, telephone: isText },
  Question: { name: isText },
  Answer: { text: isText },
  JobPosting: { title: isText, description: areTexts, datePosted: isDay, validThrough: isEndOfDay },
  QuantitativeValue: { value: isNumber, minValue: isNumber, maxValue: isNumber },
  PostalAddress: { streetAddress: isText, postalCode: isText, addressLocality: isText },
  LocalBusiness: { telephone: isText, hasMap: isLink },
  OpeningHoursSpecification: { opens: isText, closes: isText },
  Organization: { name: isText, legalName: isText, email: isText, telephone: isText, sameAs: isLink },
  WebPage: { name: (value, { title }) => title.includes(value) },
};

const OF_PAGES = ['AboutPage', 'CollectionPage', 'ContactPage', 'FAQPage'];

/** Lists the described properties that a page doesn't show. */
export function unshown(graph: readonly Node[], html: string, language: string): readonly string[] {
  const page = readShown(html, /^(?:You are here|Sie sind hier)$/);
  return nodesWithin(graph).flatMap((node) => {
    const type = OF_PAGES.includes(String(node['@type'])) ? 'WebPage' : String(node['@type']);
    return Object.entries(SHOWN[type] ?? {}).flatMap(([property, isShown]) =>
      [node[property] ?? []]
        .flat()
        .filter((value) => !isShown(String(value), page, language))
        .map((value) => `${type} ${property}: ${String(value).slice(0, 80)}`),
    );
  });
}

/** Lists how described and shown breadcrumbs differ; a step without a link is the page itself. */
export function crumbProblems(graph: readonly Node[], html: string, siteUrl: string): readonly string[] {
  const { crumbs } = readShown(html, /^(?:You are here|Sie sind hier)$/);
  const url = graph.find((node) => node.breadcrumb !== undefined)?.url;
  const shown = crumbs.map(([name, to]) => `${name} ${to === '' ? url : new URL(to, siteUrl).href}`);
  const told = nodesWithin(graph)
    .filter((node) => node['@type'] === 'ListItem')
    .map(({ name, item }) => `${name} ${item}`);
  return shown.join('\n') === told.join('\n') ? [] : [`shown: ${shown.join(' / ')}`, `told: ${told.join(' / ')}`];
}
