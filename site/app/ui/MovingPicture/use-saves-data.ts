import { useEffect, useState } from 'react';
import { isSlow } from '#app/base/slow-line.ts';

/** Whether nothing may be fetched that isn't meant; not on the server, nor while the page hydrates. */
export function useSavesData(): boolean {
  const [saves, setSaves] = useState(false);
  useEffect(() => setSaves(isSlow(navigator.connection)), []);
  return saves;
}
