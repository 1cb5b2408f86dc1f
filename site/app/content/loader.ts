import type { PageLocation } from '#app/base/current-page.ts';
import type { ContentSource } from './content-source.ts';

/** The input of a page's loader or action on the server: the address, and the content. */
export type LoaderArgs = { readonly place: PageLocation; readonly content: ContentSource };

/** The data of a page, with the status (200 by default) and headers of its answer. */
export type LoaderResult<Data> = {
  readonly data: Data;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Loads a page's data on the server, or takes in its form. Throws a `Response` for a redirect or an error page. */
export type Loader = (args: LoaderArgs) => Promise<LoaderResult<unknown>>;
