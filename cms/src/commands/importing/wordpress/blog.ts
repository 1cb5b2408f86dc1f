import { withoutEndSlashes } from '@kontorwerk/contract/address';
import type { WordPressSite } from './read-items.ts';

/** The blog that a file was exported from. */
export type Blog = {
  /** Where it is found: scheme, host and port. */
  readonly origin: string;
  /** Its folder on that host, of a network of blogs; empty where it has none. */
  readonly path: string;
  /** The network of blogs that it belongs to. */
  readonly network: string;
  /** What its posts are known by for good: their numbers are unique within a blog. */
  readonly scope: string;
};

function addressOf(text: string | undefined): URL | null {
  const address = URL.parse(text?.trim() ?? '');
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/**
 * Finds out from which blog a file is: several may lie on one host, each in a folder of its own.
 *
 * @param link the address of the first item, of a file that says nothing of its blog
 */
export function blogOf({ texts }: WordPressSite, link: string): Blog {
  const network = addressOf(texts.get('wp:base_site_url'))?.href ?? '';
  const said = addressOf(texts.get('wp:base_blog_url')) ?? addressOf(texts.get('link'));
  if (said) {
    const path = withoutEndSlashes(said.pathname);
    return { origin: said.origin, path, network, scope: `wordpress ${said.origin}${path}` };
  }
  const origin = addressOf(link)?.origin ?? 'http://localhost';
  const title = texts.get('title') ?? '';
  return { origin, path: '', network, scope: `wordpress ${origin} “${title}”` };
}
