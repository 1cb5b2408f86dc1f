import type { Service } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { buildSiteIds, describePicture } from './site-addresses.ts';

/** A page's offer in the page's own words. */
export type ServiceOffer = { readonly name: string; readonly description: string; readonly image: string };

/** Describes a service of the agency. */
export function describeService({ name, description, image }: ServiceOffer, page: DescribedPage): Service {
  const { url, language, site } = page;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    ...(description !== '' && { description }),
    ...describePicture(site.publicUrl, image),
    provider: { '@id': buildSiteIds(site.publicUrl, language).organization },
    mainEntityOfPage: { '@id': url },
  };
}
