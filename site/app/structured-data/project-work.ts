import type { Card } from '@kontorwerk/contract/content/entry';
import type { CreativeWork } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { pictured, siteIds } from './site-addresses.ts';

/** A project as its page shows it. What its client says stands on the page, and here no review is made of it. */
export function projectWork(card: Card, { url, language, site }: DescribedPage): CreativeWork {
  const { title, description, detail_desc, image } = card;
  const lead = detail_desc === '' ? description : detail_desc;
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: title,
    ...(lead !== '' && { description: lead }),
    ...pictured(site.publicUrl, image),
    inLanguage: language,
    creator: { '@id': siteIds(site.publicUrl, language).organization },
    mainEntityOfPage: { '@id': url },
  };
}
