import { createContext, useContext } from 'react';

export type Manner = {
  /** Takes the place of the page that is shown in the browser's history. */
  readonly replace?: boolean;
  /** Leaves the window where it is scrolled to. */
  readonly keepScroll?: boolean;
  /** Shows at once what differs by the address alone: nothing is loaded. */
  readonly loaded?: boolean;
};

/** How a visitor goes from page to page inside the site. */
export type Going = {
  /** How many pages have been gone to that are shown from their top. */
  readonly arrivals: number;
  /** Whether the page that is shown is one of them. */
  readonly arrivesAtTop: boolean;
  /** Goes to an address, which may be relative; resolves when its page is loaded, or when another was asked for. */
  readonly go: (address: string, manner?: Manner) => Promise<void>;
  /** Loads the page that is shown once more. */
  readonly reload: () => void;
};

/** Without a script nobody goes anywhere but by links. */
export const GoingContext = createContext<Going>({
  arrivals: 0,
  arrivesAtTop: false,
  go: async () => {},
  reload: () => {},
});

/** Whether another page is being loaded. Apart from the rest, for it changes with every click. */
export const LoadingContext = createContext(false);

/** How to go from this page to others. */
export function useGoing(): Going {
  return useContext(GoingContext);
}

/** Whether another page is being loaded. */
export function useLoading(): boolean {
  return useContext(LoadingContext);
}
