import { withoutEndSlashes } from '@kontorwerk/contract/address/address';
import type { WordPressSite } from './export-items.ts';

/** The blog of an export file. */
export type Blog = {
  /** Its scheme, host and port. */
  readonly origin: string;
  /** Its folder on that host, in a network of blogs; empty without one. */
  readonly path: string;
  /** Its network of blogs. */
  readonly network: string;
  /** The permanent prefix of its posts' identifiers: post ids are unique within a blog. */
  readonly scope: string;
};

function parseAddress(text: string | undefined): URL | null {
  const address = URL.parse(text?.trim() ?? '');
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/**
 * Determines the blog of a file: several may share a host, each in its own folder.
 *
 * @param link the address of the first item, for a file that doesn't name its blog
 */
export function detectBlog({ texts }: WordPressSite, link: string): Blog {
  const network = parseAddress(texts.get('wp:base_site_url'))?.href ?? '';
  const said = parseAddress(texts.get('wp:base_blog_url')) ?? parseAddress(texts.get('link'));
  if (said) {
    const path = withoutEndSlashes(said.pathname);
    return { origin: said.origin, path, network, scope: `wordpress ${said.origin}${path}` };
  }
  const origin = parseAddress(link)?.origin ?? 'http://localhost';
  const title = texts.get('title') ?? '';
  return { origin, path: '', network, scope: `wordpress ${origin} “${title}”` };
}
