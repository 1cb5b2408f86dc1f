import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** One rendering of a page, shared by the server and what it renders. */
export type Rendering = {
  /** Marks the scripts that the app itself writes. It is new for each rendering, so that no content can know it. */
  readonly nonce: string;
  /** What the page is called in link previews, once it was rendered; null when it shows nothing of its own. */
  title: string | null;
};

export const renderingContext = createRouterContext<Rendering>();

/** The rendering's nonce for the scripts of a component; a browser has none, as it renders no scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
