import type { Card } from '@kontorwerk/contract/content/entry';
import type { CreativeWork } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { buildSiteIds, describePicture } from './site-addresses.ts';

/** Describes a project. The client's quote on the page is not marked up as a review. */
export function describeProject(card: Card, { url, language, site }: DescribedPage): CreativeWork {
  const { title, description, detail_desc, image } = card;
  const lead = detail_desc === '' ? description : detail_desc;
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: title,
    ...(lead !== '' && { description: lead }),
    ...describePicture(site.publicUrl, image),
    inLanguage: language,
    creator: { '@id': buildSiteIds(site.publicUrl, language).organization },
    mainEntityOfPage: { '@id': url },
  };
}
