import {
  FEED_FORMATS,
  FEEDS,
  type FeedFormat,
  type FeedName,
  feedAddress,
} from '@kontorwerk/contract/address/feed-address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { HeadElement } from '#app/base/head-element.ts';
import type { Addresses, Paging } from '#app/content/page-data.ts';
import { buildPreviewAddress } from './preview-address.ts';

/** A page's metadata for search engines and link previews. */
export type PageDescription = {
  readonly title: string;
  readonly description: string;
  /** The path or address of a chosen preview image; empty to generate one. */
  readonly image: string;
  readonly addresses: Addresses;
  /** The neighbours of its page slice. */
  readonly paging?: Paging | null;
  /** Metadata of a post: its date and author, if known. */
  readonly article?: readonly HeadElement[] | false;
  /** The feeds that list its content. */
  readonly feeds?: readonly FeedName[];
};

/** Describes the picture of a link preview: the chosen one, else the one generated from the title. */
function describePreview(
  { title, image }: PageDescription,
  own: string | null,
  absolute: (path: string) => string,
): HeadElement[] {
  if (image === '' && !own) return [];
  const drawn = [
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
  return [
    {
      property: 'og:image',
      content: absolute(image === '' ? buildPreviewAddress((own ?? '/').replace(/\?.*/, '')) : image),
    },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(image === '' ? drawn : []),
  ];
}

const FORMS: readonly FeedFormat[] = ['atom', 'json'];

/** Links the feeds of a page. */
function describeFeeds(
  feeds: readonly FeedName[],
  { language, brand }: { readonly language: Language; readonly brand: string },
  absolute: (path: string) => string,
): HeadElement[] {
  return feeds.flatMap((name) =>
    FORMS.map((form) => ({
      rel: 'alternate',
      type: FEED_FORMATS[form],
      title: `${FEEDS[name].label[language]} – ${brand}`,
      href: absolute(feedAddress({ name, form, language })),
    })),
  );
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' };

/** Builds the elements of a page's head: title, description, canonical address, translations, previews. */
export function describePage(
  page: PageDescription,
  site: { readonly language: Language; readonly brand: string; readonly publicUrl: string },
): HeadElement[] {
  const absolute = (path: string) => new URL(path, site.publicUrl).href;
  const title = page.title.includes(site.brand) ? page.title : `${page.title} – ${site.brand}`;
  const own = page.addresses[site.language];
  // A page with fallback text has the page in the other language as its canonical one.
  const canonical = own ?? LANGUAGES.map((language) => page.addresses[language]).find((address) => address !== null);
  const described: HeadElement[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:locale', content: LOCALES[site.language] },
  ];
  if (page.article) described.push(...page.article);
  if (page.description !== '') {
    described.push({ name: 'description', content: page.description });
    described.push({ property: 'og:description', content: page.description });
  }
  described.push(...describePreview(page, own, absolute));
  if (canonical) {
    described.push({ rel: 'canonical', href: absolute(canonical) });
    described.push({ property: 'og:url', content: absolute(canonical) });
  }
  for (const [rel, address] of [
    ['prev', page.paging?.previous],
    ['next', page.paging?.next],
  ] as const) {
    if (address) described.push({ rel, href: absolute(address) });
  }
  for (const language of LANGUAGES) {
    const address = own && page.addresses[language];
    if (!address) continue;
    described.push({ rel: 'alternate', hrefLang: language, href: absolute(address) });
    if (language !== site.language) described.push({ property: 'og:locale:alternate', content: LOCALES[language] });
  }
  const standard = own && page.addresses[DEFAULT_LANGUAGE];
  if (standard) described.push({ rel: 'alternate', hrefLang: 'x-default', href: absolute(standard) });
  described.push(...describeFeeds(page.feeds ?? [], site, absolute));
  return described;
}
