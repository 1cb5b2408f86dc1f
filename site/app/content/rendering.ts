import { createContext } from 'react-router';
import type { DetailData, PageData } from './page-data.ts';

/** The draft that a page is shown with. */
export type RenderedDraft = {
  readonly token: string;
  /** Expiry of the preview link, as an ISO time. */
  readonly until: string;
  /** Whether the page is the draft's own, not another page browsed in the preview. */
  readonly own: boolean;
};

/** The context of one page rendering, shared by the server and the app. */
export type Rendering = {
  /** Authorises the inline scripts and styles of the app. Random for each rendering, so that no content can know it. */
  readonly nonce: string;
  /** The style sheet, inlined in the page; empty in development, where it is fetched. */
  readonly styles: string;
  /** The page's title for link previews, set during rendering; null for pages without content. */
  title: string | null;
  /** The page's data, set during rendering; null for pages that are not from the content. */
  data: PageData | DetailData | null;
  /** Null for published pages. */
  readonly draft: RenderedDraft | null;
};

export const renderingContext = createContext<Rendering>();
