'use client';

import { useFormProcessing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** For so long a save that doesn't end is waited for, in milliseconds. */
const MOST_WAITED_MS = 10_000;
const PRESSED_AGAIN_MS = 200;

/**
 * What asks for the form's button to be pressed as soon as nothing is being saved: a draft that comes later would hide what
 * was published. It is pressed until it is taken, as it is disabled for a moment after a save.
 */
export function usePressOnceSaved(press: () => void, isSaving: boolean): () => void {
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
