import { inLanguage } from '@kontorwerk/contract/address/address';
import type { Language } from '@kontorwerk/contract/languages';

/** The `@id`s that every page refers to, the same on every page, so that all describe the same things. */
export type SiteIds = { readonly organization: string; readonly website: string };

/** Returns the `@id`s of the site. The website differs by language. */
export function buildSiteIds(publicUrl: string, language: Language): SiteIds {
  return {
    organization: makeAbsolute(publicUrl, '/#organization'),
    website: `${makeAbsolute(publicUrl, inLanguage('/', language))}#website`,
  };
}

/** Returns the `@id` of an office. */
export function buildOfficeId(publicUrl: string, code: string): string {
  return makeAbsolute(publicUrl, `/#office-${encodeURIComponent(code.toLowerCase())}`);
}

/**
 * Resolves a path against the public origin. An invalid address is returned unchanged, so that no content breaks a
 * page.
 */
export function makeAbsolute(publicUrl: string, path: string): string {
  return URL.parse(path, publicUrl)?.href ?? path;
}

/** Attributes of sanitised markup, which are in double quotes and contain no `>`. */
const LINKING_TAG = /<(?:a|img)\s[^>]*>/g;
const ADDRESS = /(\s(?:href|src)=")([^"]*)"/g;

/** Makes links and pictures in markup absolute. */
export function withAbsoluteLinks(html: string, page: string): string {
  return html.replace(LINKING_TAG, (tag) =>
    tag.replace(ADDRESS, (_, name: string, address: string) => `${name}${makeAbsolute(page, address)}"`),
  );
}

/** Returns a picture's address as a field; empty if it can't be fetched. */
export function describePicture(publicUrl: string, path: string): { readonly image?: string } {
  const url = path === '' ? null : URL.parse(path, publicUrl);
  return url && /^https?:$/.test(url.protocol) ? { image: url.href } : {};
}
