'use client';

import { useEffect } from 'react';

/** Has the browser ask before a page is left on which something was written that nobody has yet. */
export function useLeaveQuestion(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWritten]);
}
