import type { Section } from '@kontorwerk/contract/content/entry';
import { slugOf } from '@kontorwerk/contract/slug';
import type { Product } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { shownPrice } from './shown-price.ts';
import { siteIds } from './site-addresses.ts';

/**
 * The products in the price lists of a page: figures that are a price, with what it is for. What a price is for in time and
 * number is said in words beside the list, and told with each.
 */
export function pricedProducts(sections: readonly Section[], page: DescribedPage): readonly Product[] {
  const { url, language, site } = page;
  return sections
    .filter(({ component_name }) => component_name === 'Stats')
    .flatMap(({ card_components, description: terms }) =>
      card_components.flatMap(({ title, description: name, detail_desc }): Product[] => {
        const price = shownPrice(title, language);
        if (price === null || name === '') return [];
        const seller = { '@id': siteIds(site.publicUrl, language).organization };
        return [
          {
            '@type': 'Product',
            '@id': `${url}#product-${encodeURIComponent(slugOf(name))}`,
            name,
            ...(detail_desc !== '' && { description: detail_desc }),
            offers: { '@type': 'Offer', ...price, ...(terms !== '' && { description: terms }), url, seller },
          },
        ];
      }),
    );
}
