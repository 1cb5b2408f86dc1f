import { useEffect, useState } from 'react';
import { isSlowConnection } from '#app/base/slow-connection.ts';

/** Whether speculative fetches should be skipped; false on the server and during hydration. */
export function useIsSavingData(): boolean {
  const [saves, setSaves] = useState(false);
  useEffect(() => setSaves(isSlowConnection(navigator.connection)), []);
  return saves;
}
