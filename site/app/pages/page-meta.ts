import { languageOf } from '@kontorwerk/contract/address';
import type { MetaDescriptor } from 'react-router';
import { words } from '#app/base/language/words.ts';
import { isSiteData, type SiteData } from '#app/base/site-data.ts';
import type { DetailData, PageData } from '#app/content/page-data.ts';
import { describePage, type PageDescription } from './head.ts';
import { entryTitleOf } from './page-title.ts';

type MetaArguments = {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
};

function siteIn({ matches }: MetaArguments): SiteData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isSiteData(root) ? root : null;
}

/** The head of any page, from what the page says about itself and what the root knows of the site. */
function metaOf(page: PageDescription, args: MetaArguments): MetaDescriptor[] {
  const site = siteIn(args);
  if (!site) return [{ title: page.title }];
  return describePage(page, {
    language: languageOf(args.location.pathname),
    brand: site.settings.brand_name,
    publicUrl: site.publicUrl,
  });
}

/** The title of a page that shows why there is nothing else. */
function titleOnly(title: string, args: MetaArguments): MetaDescriptor[] {
  const brand = siteIn(args)?.settings.brand_name;
  return [{ title: brand ? `${title} – ${brand}` : title }];
}

/** The `meta` export of a page of sections. The error page, for one that has no data, writes its own title. */
export function pageMeta({
  loaderData,
  ...args
}: MetaArguments & { readonly loaderData: PageData | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  if (loaderData.status === 'error') {
    return titleOnly(words[languageOf(args.location.pathname)].error.failedTitle, args);
  }
  const { entry, addresses } = loaderData;
  const { description, image } = entry.seo;
  return metaOf({ title: entryTitleOf(entry), description, image, addresses }, args);
}

/** The `meta` export of a detail page: what its card says of itself. */
export function detailMeta({
  loaderData,
  ...args
}: MetaArguments & { readonly loaderData: DetailData | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const t = words[languageOf(args.location.pathname)];
  if (loaderData.status === 'missing') return titleOnly(t.loading, args);
  if (loaderData.status === 'error') return titleOnly(t.error.failedTitle, args);
  const { card, addresses } = loaderData;
  return metaOf({ title: card.title, description: card.description, image: '', addresses }, args);
}
