'use client';

import { useCallback } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Clicks that were asked about: on one page several things may have been begun. */
const asked = new WeakSet<MouseEvent>();

/**
 * Has the reader asked before a page is left on which something was written that nobody has yet: by the browser where
 * it loads another, else with `question`. Payload asks for what stands in its own forms only.
 */
export function useLeaveQuestion(isWritten: boolean, question: string): void {
  const mayFollow = useCallback(
    (_link: HTMLAnchorElement, click: MouseEvent) => {
      if (asked.has(click)) return true;
      asked.add(click);
      return window.confirm(question);
    },
    [question],
  );
  useLeaveGuard(isWritten, mayFollow);
}
