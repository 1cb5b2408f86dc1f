import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';

/** Where a page stands in each language; null where it has no twin. */
export type Addresses = Readonly<Record<Language, string | null>>;

/** What a page of sections is rendered from. `error` is what the content fetch failed with (§4). */
export type PageData =
  | { readonly status: 'loaded'; readonly entry: ContentEntry; readonly addresses: Addresses }
  | { readonly status: 'error'; readonly error: string; readonly addresses: Addresses };
