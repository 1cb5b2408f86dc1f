import { vi } from 'vitest';

/** Counts from now on what a form sends, in whatever way; nothing of it leaves the browser. */
export function countSubmissions(): () => number {
  const sends = [
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('There is no backend.')),
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {}),
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {}),
  ];
  return () => sends.reduce((sum, send) => sum + send.mock.calls.length, 0);
}
