import type { Language } from '@kontorwerk/contract/languages';
import type { SiteData } from '#app/base/site-data.ts';

/** The page being described, with what all of its parts need. */
export type DescribedPage = {
  /** The page's absolute address, from which the `@id`s on it derive. */
  readonly url: string;
  readonly language: Language;
  readonly site: SiteData;
};
