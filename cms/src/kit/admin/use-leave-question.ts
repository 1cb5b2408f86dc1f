'use client';

import { useCallback } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** The clicks that were asked about: a page may have several unsent inputs. */
const asked = new WeakSet<MouseEvent>();

/**
 * Asks the editor before leaving a page with unsent input: by the browser if another page is loaded, else with
 * `question`. Payload asks only for its own forms.
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
