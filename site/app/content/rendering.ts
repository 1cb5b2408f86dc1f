import type { PageName } from '@kontorwerk/contract/pages/pages';
import type { ContentSource } from './content-source.ts';
import type { DetailData, PageData } from './page-data.ts';

/** The draft that a page is shown with. */
export type RenderedDraft = {
  readonly token: string;
  /** Expiry of the preview link, as an ISO time. */
  readonly until: string;
  /** Whether the page is the draft's own, not another page browsed in the preview. */
  readonly own: boolean;
};

/** The files of the browser's part of the app that a page refers to. */
export type AppAssets = {
  /** The style sheet, inlined in the page; empty in development. */
  readonly styles: string;
  /** The addresses of the style sheets in development, which are linked. */
  readonly sheets: readonly string[];
  /** The address of the first module. */
  readonly entry: string;
  /** The addresses of the modules that it imports, to be fetched at the same time. */
  readonly imports: readonly string[];
};

/** The parts of a rendering that the document needs besides the page. */
export type DocumentParts = {
  /** Authorises the inline scripts and styles of the app. Random for each rendering, so that no content can know it. */
  readonly nonce: string;
  readonly assets: AppAssets;
  /** Null for published pages. */
  readonly draft: RenderedDraft | null;
};

/** A request for a page, reduced to what a page may depend on. */
export type RenderRequest = {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** The page's row: by its name, since the server's build has its own copy of the table. */
  readonly row: PageName;
  /** The decoded segment that names the page's entry or card; empty if there is none. */
  readonly name: string;
  readonly content: ContentSource;
  readonly document: DocumentParts;
};

/** A page rendered to the end, or a redirect. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Headers;
  /** Empty for a redirect. */
  readonly html: string;
  /** For link previews; null for pages without content. */
  readonly title: string | null;
  /** Null for pages that are not from the content. */
  readonly data: PageData | DetailData | null;
};
