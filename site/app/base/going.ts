import { createContext, useContext } from 'react';

export type Manner = {
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly keepScroll?: boolean;
  /** Shows the page synchronously and loads nothing: only the address differs. */
  readonly loaded?: boolean;
};

/** Client-side navigation within the site. */
export type Going = {
  /** Number of navigations so far whose page was shown from its top. */
  readonly arrivals: number;
  /** Whether the current page is one of them. */
  readonly arrivesAtTop: boolean;
  /**
   * Navigates to an address, which may be relative; resolves when its page is loaded or another navigation has begun.
   */
  readonly go: (address: string, manner?: Manner) => Promise<void>;
  /** Reloads the current page. */
  readonly reload: () => void;
};

/** The default for server rendering: without a script only links navigate. */
export const GoingContext = createContext<Going>({
  arrivals: 0,
  arrivesAtTop: false,
  go: async () => {},
  reload: () => {},
});

/** Whether a navigation is pending. A separate context, because it changes with every click. */
export const LoadingContext = createContext(false);

/** Returns the navigation functions. */
export function useGoing(): Going {
  return useContext(GoingContext);
}

/** Returns whether a navigation is pending. */
export function useLoading(): boolean {
  return useContext(LoadingContext);
}
