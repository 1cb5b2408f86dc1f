import type { Card } from '@kontorwerk/contract/content/entry';
import type { BlogPosting } from 'schema-dts';
import { formatDate } from '#app/ui/LocalDate/format-date.ts';
import type { DescribedPage } from './described-page.ts';
import { buildSiteIds, describePicture } from './site-addresses.ts';

/** Describes a post. */
export function describePost(card: Card, { url, language, site }: DescribedPage): BlogPosting {
  const { title, description, date, name, image, category } = card;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    ...(description !== '' && { description }),
    ...(formatDate(date, language, 'day') !== null && { datePublished: date.slice(0, 10) }),
    ...(name !== '' && { author: { '@type': 'Person', name } }),
    ...describePicture(site.publicUrl, image),
    ...(category !== '' && { articleSection: category }),
    inLanguage: language,
    publisher: { '@id': buildSiteIds(site.publicUrl, language).organization },
    mainEntityOfPage: { '@id': url },
  };
}
