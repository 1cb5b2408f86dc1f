import { DEFAULT_LANGUAGE, LANGUAGES } from '@kontorwerk/contract/languages';
import type { DirectoryEntry } from '../../directory/directory.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}

/** Returns when a page was last changed: the backend's time, or the day of a post; empty if neither is known. */
export function lastModified({ modified, date }: DirectoryEntry): string {
  return modified || date;
}

function lastmod(moment: string): string {
  return moment === '' ? '' : `<lastmod>${moment}</lastmod>`;
}

/** Writes a page with its translations, all of which search engines want on each of them (hreflang), and its image. */
export function writeUrlElement(entry: DirectoryEntry, publicUrl: string): string {
  const { path, alternates, image } = entry;
  const absolute = (address: string) => escaped(new URL(address, publicUrl).href);
  const twin = (hreflang: string, address: string | undefined) =>
    address === undefined ? '' : `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(address)}"/>`;
  const twins = LANGUAGES.map((language) => twin(language, alternates[language])).join('');
  const picture =
    URL.canParse(image, publicUrl) && image !== ''
      ? `<image:image><image:loc>${absolute(image)}</image:loc></image:image>`
      : '';
  const standard = twin('x-default', alternates[DEFAULT_LANGUAGE]);
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified(entry))}${twins}${standard}${picture}</url>\n`;
}

/** Writes a sitemap of pages. @param urls as `writeUrlElement` writes them */
export function writeSitemap(urls: string): string {
  const namespaces = [
    `xmlns="${SITEMAP}"`,
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `${HEAD}<urlset ${namespaces.join(' ')}>\n${urls}</urlset>\n`;
}

/** Writes a sitemap index: addresses, each with the last change of its pages. */
export function writeSitemapIndex(parts: readonly { readonly url: string; readonly modified: string }[]): string {
  const named = parts.map(({ url, modified }) => `<sitemap><loc>${escaped(url)}</loc>${lastmod(modified)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${named.join('')}</sitemapindex>\n`;
}
