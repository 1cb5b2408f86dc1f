import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';

/** The `@id`s of what every page refers to; they are the same on every page, so that all of them speak of one thing. */
export type SiteIds = { readonly organization: string; readonly website: string };

/** The `@id`s on the site at a public address. A website has one language: each has its own. */
export function siteIds(publicUrl: string, language: Language): SiteIds {
  return {
    organization: absolute(publicUrl, '/#organization'),
    website: `${absolute(publicUrl, inLanguage('/', language))}#website`,
  };
}

/** The `@id` of an office. */
export function officeId(publicUrl: string, code: string): string {
  return absolute(publicUrl, `/#office-${encodeURIComponent(code.toLowerCase())}`);
}

/** A path of the site, or the address of a picture, with its origin. */
export function absolute(publicUrl: string, path: string): string {
  return new URL(path, publicUrl).href;
}
