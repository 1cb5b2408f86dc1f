'use client';

import { useFormProcessing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The longest wait for a save, in milliseconds. */
const MOST_WAITED_MS = 10_000;
const PRESSED_AGAIN_MS = 200;

/**
 * Returns a function that presses the form's button once no save is running: an autosave after publishing would hide
 * what was published. Presses repeatedly until it works, since the button is disabled for a moment after a save.
 */
export function usePressAfterSave(press: () => void, isSaving: boolean): () => void {
  const isTaken = useFormProcessing();
  const [askedAt, setAskedAt] = useState<number>();

  useEffect(() => {
    if (askedAt === undefined) return;
    if (isTaken) return setAskedAt(undefined);
    const attempt = () => {
      const isLate = performance.now() - askedAt > MOST_WAITED_MS;
      if (!isSaving || isLate) press();
      if (isLate) setAskedAt(undefined);
    };
    attempt();
    const timer = setInterval(attempt, PRESSED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [askedAt, isSaving, isTaken, press]);

  return () => setAskedAt(performance.now());
}
