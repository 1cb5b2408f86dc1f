import type { AddressBar } from '#app/browser/address-bar.ts';

/** An in-memory history for tests. */
export type MemoryAddressBar = AddressBar & {
  /** The addresses that the visitor left the app for, in order. */
  readonly left: readonly string[];
  /** Goes back as the browser's button would. */
  readonly back: () => void;
};

/** Returns the address bar of a tab opened at an address. */
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
