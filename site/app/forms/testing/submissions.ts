import { vi } from 'vitest';

/** Counts submissions from now on, by `fetch` or natively; nothing leaves the browser. */
export function countSubmissions(): () => number {
  const sends = [
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('There is no backend.')),
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {}),
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {}),
  ];
  return () => sends.reduce((sum, send) => sum + send.mock.calls.length, 0);
}
