import { FEED_FORMS, FEEDS, type FeedForm, type FeedName, feedAddress } from '@kontorwerk/contract/feed-address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { HeadElement } from '#app/base/head-element.ts';
import type { Addresses, Paging } from '#app/content/page-data.ts';
import { previewAddress } from './preview-address.ts';

/** What a page says about itself to search engines and link previews. */
export type PageDescription = {
  readonly title: string;
  readonly description: string;
  /** The path or address of a preview image that somebody chose; empty for the one that is drawn. */
  readonly image: string;
  readonly addresses: Addresses;
  /** Where its list goes on. */
  readonly paging?: Paging | null;
  /** What is told of a post alone: its day and its author, where these are known. */
  readonly article?: readonly HeadElement[] | false;
  /** What it is in the list of. */
  readonly feeds?: readonly FeedName[];
};

/** The picture of a link preview: the one that was chosen, else the one that is drawn from the title. */
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
      content: absolute(image === '' ? previewAddress((own ?? '/').replace(/\?.*/, '')) : image),
    },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(image === '' ? drawn : []),
  ];
}

const FORMS: readonly FeedForm[] = ['atom', 'json'];

/** The feeds by which programs follow what a page shows. */
function describeFeeds(
  feeds: readonly FeedName[],
  { language, brand }: { readonly language: Language; readonly brand: string },
  absolute: (path: string) => string,
): HeadElement[] {
  return feeds.flatMap((name) =>
    FORMS.map((form) => ({
      rel: 'alternate',
      type: FEED_FORMS[form],
      title: `${FEEDS[name].label[language]} – ${brand}`,
      href: absolute(feedAddress({ name, form, language })),
    })),
  );
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' };

/** The elements of a page's head: title, description, canonical address, its twins in other languages, previews. */
export function describePage(
  page: PageDescription,
  site: { readonly language: Language; readonly brand: string; readonly publicUrl: string },
): HeadElement[] {
  const absolute = (path: string) => new URL(path, site.publicUrl).href;
  const title = page.title.includes(site.brand) ? page.title : `${page.title} – ${site.brand}`;
  const own = page.addresses[site.language];
  // One that stands in for a translation is the same page as the one that it stands for.
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
