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

/** A path of the site with its origin. What can't be read as an address stays as it is: no content stops a page. */
export function absolute(publicUrl: string, path: string): string {
  return URL.parse(path, publicUrl)?.href ?? path;
}

/** Attributes of markup that was sanitised, which has them in double quotes and no `>` in them. */
const LINKING_TAG = /<(?:a|img)\s[^>]*>/g;
const ADDRESS = /(\s(?:href|src)=")([^"]*)"/g;

/** Markup whose links and pictures lead to the same places from anywhere. */
export function withAbsoluteLinks(html: string, page: string): string {
  return html.replace(LINKING_TAG, (tag) =>
    tag.replace(ADDRESS, (_, name: string, address: string) => `${name}${absolute(page, address)}"`),
  );
}

/** The address of a picture, as a field; without one where there is none that can be fetched. */
export function pictured(publicUrl: string, path: string): { readonly image?: string } {
  const url = path === '' ? null : URL.parse(path, publicUrl);
  return url && /^https?:$/.test(url.protocol) ? { image: url.href } : {};
}
