import { createContext, useContext } from 'react';

export type NavigateOptions = {
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly keepScroll?: boolean;
  /** Shows the page synchronously and loads nothing: only the address differs. */
  readonly shallow?: boolean;
};

/** Client-side navigation within the site. */
export type RouterValue = {
  /** Number of navigations so far whose page was shown from its top. */
  readonly arrivals: number;
  /** Whether the current page is one of them. */
  readonly arrivesAtTop: boolean;
  /**
   * Navigates to an address, which may be relative; resolves when its page is loaded or another navigation has begun.
   */
  readonly navigate: (address: string, options?: NavigateOptions) => Promise<void>;
  /** Reloads the current page. */
  readonly reload: () => void;
};

/** The default for server rendering: without a script only links navigate. */
export const RouterContext = createContext<RouterValue>({
  arrivals: 0,
  arrivesAtTop: false,
  navigate: async () => {},
  reload: () => {},
});

/** Whether a navigation is pending. A separate context, because it changes with every click. */
export const LoadingContext = createContext(false);

/** Returns the navigation functions. */
export function useRouter(): RouterValue {
  return useContext(RouterContext);
}

/** Returns whether a navigation is pending. */
export function useLoading(): boolean {
  return useContext(LoadingContext);
}
