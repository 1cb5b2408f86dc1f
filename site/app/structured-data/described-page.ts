import type { Language } from '@kontorwerk/contract/languages';
import type { SiteData } from '#app/base/site-data.ts';

/** A page that is described, as far as all of its parts ask. */
export type DescribedPage = {
  /** Its own address, with its origin: what is described on it is called after it. */
  readonly url: string;
  readonly language: Language;
  readonly site: SiteData;
};
