import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Section } from '@kontorwerk/contract/content/entry';
import type { Offer, Product } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { parsePriceTerms } from './price-terms.ts';
import { type Price, parsePrice } from './price-text.ts';
import { buildSiteIds, describePicture } from './site-addresses.ts';

/** Describes a price with its tax and billing period: a bare price would mean a total, paid once. */
function priceOf(price: Price, terms: string): Pick<Offer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  const { isTaxIncluded, unitCode } = parsePriceTerms(terms);
  if (isTaxIncluded === null && unitCode === null) return price;
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      ...(isTaxIncluded !== null && { valueAddedTaxIncluded: isTaxIncluded }),
      ...(unitCode !== null && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode } }),
    },
  };
}

/**
 * Describes the products in a page's price lists: figures that are prices, with the price's subject, if a section of
 * that name has a picture, which search engines require. The text beside the list applies to each product.
 */
export function describeProducts(sections: readonly Section[], page: DescribedPage): readonly Product[] {
  const { url, language, site } = page;
  const pictures = new Map(
    sections.map(({ main_title, com_image }) => [main_title.replaceAll('\u00ad', ''), com_image]),
  );
  return sections
    .filter(({ component_name }) => component_name === 'Stats')
    .flatMap(({ card_components, description: terms }) =>
      card_components.flatMap(({ title, description: name, detail_desc }): Product[] => {
        const price = parsePrice(title, language);
        const { image } = describePicture(site.publicUrl, pictures.get(name.replaceAll('\u00ad', '')) ?? '');
        if (price === null || name === '' || image === undefined) return [];
        const seller = { '@id': buildSiteIds(site.publicUrl, language).organization };
        return [
          {
            '@type': 'Product',
            '@id': `${url}#product-${encodeURIComponent(slugOf(name))}`,
            name,
            image,
            ...(detail_desc !== '' && { description: detail_desc }),
            offers: {
              '@type': 'Offer',
              ...priceOf(price, terms),
              ...(terms !== '' && { description: terms }),
              availability: 'https://schema.org/InStock',
              url,
              seller,
            },
          },
        ];
      }),
    );
}
