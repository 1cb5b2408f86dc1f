import { useEffect, useState } from 'react';
import { isSlow } from '#app/base/slow-line.ts';

/** Whether speculative fetches should be skipped; false on the server and during hydration. */
export function useSavesData(): boolean {
  const [saves, setSaves] = useState(false);
  useEffect(() => setSaves(isSlow(navigator.connection)), []);
  return saves;
}
