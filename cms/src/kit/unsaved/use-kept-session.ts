'use client';

import { useAuth, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminSaves } from './admin-saves.ts';

/** Payload leads to the sign-in page when a session ends; its timer is postponed so much earlier, in milliseconds. */
const EARLIER_MS = 1_000;
/** The session has ended for the server, too, by then. */
const LOOK_AFTER_MS = 3_000;
/** As long as a timer can wait: Payload sets one. */
const LONG_S = 20 * 24 * 60 * 60;
/** Payload's modal that asks whether the editor is still there. */
const STAY_QUESTION = 'stay-logged-in';

/** Keeps Payload from leaving the form when the session ends; the sign-in dialog opens over it. */
export function useKeptSession(): void {
  const { user, tokenExpirationMs, setUser, fetchFullUser } = useAuth();
  const { closeModal } = useModal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Payload makes this one anew whenever a dialogue opens.
  useEffect(() => {
    if (!user || tokenExpirationMs === undefined) return;
    const end = () => {
      closeModal(STAY_QUESTION);
      setUser({ user, exp: Math.floor(Date.now() / 1000) + LONG_S });
      setTimeout(async () => {
        // Another tab may have prolonged it.
        if (await adminSaves.check()) await fetchFullUser();
      }, LOOK_AFTER_MS);
    };
    const timer = setTimeout(end, tokenExpirationMs - Date.now() - EARLIER_MS);
    return () => clearTimeout(timer);
  }, [user, tokenExpirationMs, setUser, fetchFullUser]);
}
