import type { Service } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { pictured, siteIds } from './site-addresses.ts';

/** A page's offer in the page's own words. */
export type Offered = { readonly name: string; readonly description: string; readonly image: string };

/** Describes a service of the agency. */
export function offeredService({ name, description, image }: Offered, page: DescribedPage): Service {
  const { url, language, site } = page;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    ...(description !== '' && { description }),
    ...pictured(site.publicUrl, image),
    provider: { '@id': siteIds(site.publicUrl, language).organization },
    mainEntityOfPage: { '@id': url },
  };
}
