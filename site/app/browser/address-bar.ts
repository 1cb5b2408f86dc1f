/** Where a browser is, and the way that it came. */
export type AddressBar = {
  readonly url: () => URL;
  /** Names the entry of the history that is shown. */
  readonly entry: () => string;
  readonly push: (url: URL) => void;
  /** The entry stays the same. */
  readonly replace: (url: URL) => void;
  /** Is told when the visitor has gone back or forth. */
  readonly listen: (moved: () => void) => void;
  /** Leaves for a page as the server sends it. */
  readonly leave: (url: URL) => void;
};

function entryIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null;
}

/** The state of a new entry. */
function newEntry() {
  return { entry: Math.random().toString(36).slice(2) };
}

function addressOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/** An entry that the browser has made by itself gets its name. */
function nameEntry(): void {
  if (entryIn(history.state) === null) history.replaceState(newEntry(), '');
}

/** The browser's own. */
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
