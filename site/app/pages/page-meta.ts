import { languageOf } from '@kontorwerk/contract/address';
import type { MetaDescriptor } from 'react-router';
import { describePage, type PageDescription } from '#app/content/meta.ts';
import type { PageData } from '#app/content/page-data.ts';
import { words } from '#app/language/words.ts';
import { isSiteData } from '#app/shell/site-data.ts';

type MetaArguments = {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
};

/** The head of any page, from what the page says about itself and what the root knows of the site. */
export function metaOf(page: PageDescription, { location, matches }: MetaArguments): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  if (!isSiteData(root)) return [{ title: page.title }];
  return describePage(page, {
    language: languageOf(location.pathname),
    brand: root.settings.brand_name,
    publicUrl: root.publicUrl,
  });
}

/** The `meta` export of a page of sections. */
export function pageMeta({
  loaderData,
  ...rest
}: MetaArguments & { readonly loaderData: PageData | undefined }): MetaDescriptor[] {
  const say = words[languageOf(rest.location.pathname)];
  if (loaderData?.status !== 'loaded') return [{ title: say.error.title }];
  const { entry, addresses } = loaderData;
  const title = entry.seo.title === '' ? (entry.meta[0]?.main_title ?? entry.title) : entry.seo.title;
  return metaOf({ title, description: entry.seo.description, image: entry.seo.image, addresses }, rest);
}
