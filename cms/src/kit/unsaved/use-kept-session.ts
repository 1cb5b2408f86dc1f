'use client';

import { useAuth, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminSaves } from './admin-saves.ts';

/**
 * How long before the session's end Payload's timer is postponed, in milliseconds: it would lead to the sign-in page.
 */
const EARLIER_MS = 1_000;
/** By then the session has ended for the server, too. */
const LOOK_AFTER_MS = 3_000;
/** The longest delay of a timer, which Payload sets, in seconds. */
const LONG_S = 20 * 24 * 60 * 60;
/** Payload's modal that asks whether the editor is still there. */
const STAY_QUESTION = 'stay-logged-in';

/** Keeps Payload from leaving the form when the session ends; the sign-in dialog opens over it. */
export function useKeptSession(): void {
  const { user, tokenExpirationMs, setUser, fetchFullUser } = useAuth();
  const { closeModal } = useModal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Payload recreates this function whenever a dialog opens.
  useEffect(() => {
    if (!user || tokenExpirationMs === undefined) return;
    const end = () => {
      closeModal(STAY_QUESTION);
      setUser({ user, exp: Math.floor(Date.now() / 1000) + LONG_S });
      setTimeout(async () => {
        // Another tab may have extended it.
        if (await adminSaves.check()) await fetchFullUser();
      }, LOOK_AFTER_MS);
    };
    const timer = setTimeout(end, tokenExpirationMs - Date.now() - EARLIER_MS);
    return () => clearTimeout(timer);
  }, [user, tokenExpirationMs, setUser, fetchFullUser]);
}
