import type { AddressBar } from '#app/browser/address-bar.ts';

/** A history that only a test sees. */
export type MemoryAddressBar = AddressBar & {
  /** Where the visitor was sent to be served by the server, in the order of that. */
  readonly left: readonly string[];
  /** Goes back as the browser's button would. */
  readonly back: () => void;
};

/** The address bar of a tab that was opened at an address. */
export function memoryAddressBar(first: string, origin: string): MemoryAddressBar {
  const entries = [new URL(first, origin)];
  const left: string[] = [];
  let at = 0;
  let moved = () => {};
  return {
    left,
    url: () => new URL(entries[at] ?? first, origin),
    entry: () => `${at}`,
    push(url) {
      at += 1;
      entries.splice(at, entries.length, url);
    },
    replace(url) {
      entries[at] = url;
    },
    listen(listener) {
      moved = listener;
    },
    leave: (url) => void left.push(url.href.slice(origin.length)),
    back() {
      at -= 1;
      moved();
    },
  };
}
