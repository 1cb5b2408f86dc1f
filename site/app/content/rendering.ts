import { createContext } from 'react-router';
import type { DetailData, PageData } from './page-data.ts';

/** The draft that a page is shown with. */
export type ShownDraft = {
  readonly token: string;
  /** Until when it may be seen, as an ISO time. */
  readonly until: string;
  /** Whether the page is the draft's own, and not another one on the site. */
  readonly own: boolean;
};

/** One rendering of a page, shared by the server and what it renders. */
export type Rendering = {
  /**
   * Marks the scripts and styles that the app itself writes. It is new for each rendering, so that no content can know
   * it.
   */
  readonly nonce: string;
  /** The style sheet, which stands in the page; empty in development, where it is asked for. */
  readonly styles: string;
  /** What the page is called in link previews, once it was rendered; null when it shows nothing of its own. */
  title: string | null;
  /** What the page was rendered from, once it was; null for what is no page of the content. */
  data: PageData | DetailData | null;
  /** Null where everything is as published. */
  readonly draft: ShownDraft | null;
};

export const renderingContext = createContext<Rendering>();
