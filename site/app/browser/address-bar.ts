/** The browser's address and history. */
export type AddressBar = {
  readonly url: () => URL;
  /** Identifies the current history entry. */
  readonly entry: () => string;
  readonly push: (url: URL) => void;
  /** Keeps the entry. */
  readonly replace: (url: URL) => void;
  /** Subscribes to back and forward navigation. */
  readonly listen: (moved: () => void) => void;
  /** Leaves the app for a page from the server. */
  readonly leave: (url: URL) => void;
};

function entryIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null;
}

/** Creates the state of a new history entry. */
function newEntry() {
  return { entry: Math.random().toString(36).slice(2) };
}

function addressOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/** Gives an entry that the browser created its id. */
function nameEntry(): void {
  if (entryIn(history.state) === null) history.replaceState(newEntry(), '');
}

/** Returns the address bar of the browser window. */
export function windowAddressBar(): AddressBar {
  nameEntry();
  return {
    url: () => new URL(location.href),
    entry: () => entryIn(history.state) ?? '',
    push: (url) => history.pushState(newEntry(), '', addressOf(url)),
    replace: (url) => history.replaceState(history.state, '', addressOf(url)),
    listen: (moved) =>
      addEventListener('popstate', () => {
        nameEntry();
        moved();
      }),
    leave: (url) => location.assign(addressOf(url)),
  };
}
