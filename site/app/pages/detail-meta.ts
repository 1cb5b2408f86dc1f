import { languageOf } from '@kontorwerk/contract/address';
import type { MetaDescriptor } from 'react-router';
import type { DetailData } from '#app/content/detail-loaders.ts';
import { words } from '#app/language/words.ts';
import { metaOf } from './page-meta.ts';

type DetailMetaArguments = Parameters<typeof metaOf>[1] & { readonly loaderData: DetailData | undefined };

/** The `meta` export of a detail page: what its card says of itself. */
export function detailMeta({ loaderData, ...rest }: DetailMetaArguments): MetaDescriptor[] {
  const say = words[languageOf(rest.location.pathname)];
  if (loaderData?.status === 'missing') return [{ title: say.loading }];
  if (loaderData?.status !== 'loaded') return [{ title: say.error.title }];
  const { card, addresses } = loaderData;
  return metaOf({ title: card.title, description: card.description, image: '', addresses }, rest);
}
