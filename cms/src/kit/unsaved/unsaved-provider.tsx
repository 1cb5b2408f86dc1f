'use client';

import { ServerFunctionsProvider, useAuth, useServerFunctions, useTranslation } from '@payloadcms/ui';
import {
  createContext,
  memo,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { sendWithoutLeftovers } from '../concurrent/merging/form-fields.ts';
import { adminSaves, useSaves, watchSaves } from './admin-saves.ts';
import { rejectRefusedCopies } from './refused-copies.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import styles from './unsaved.module.css';
import { UnsavedBar } from './unsaved-bar.tsx';
import { failureWords } from './unsaved-words.ts';

// A reference, since a new context value at the top would render the whole admin once more.
const OfferPlace = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element into which forms render the offer of kept text. */
export function useOfferPlace(): RefObject<HTMLElement | null> {
  return useContext(OfferPlace);
}

/** Passes the signed-in account to the save retries, and to Payload after signing in again. */
function useOwner(): void {
  const { user, fetchFullUser } = useAuth();
  const { trouble } = useSaves();
  const wasSignedOut = useRef(false);
  const isSignedOut = trouble?.reason === 'session' || trouble?.reason === 'stranger';
  const isOver = trouble === null;

  useEffect(() => {
    if (isOver) adminSaves.setOwner(user ? { id: String(user.id), email: String(user.email) } : null);
  }, [user, isOver]);

  useEffect(() => {
    if (isSignedOut) wasSignedOut.current = true;
    if (!isOver || !wasSignedOut.current) return;
    wasSignedOut.current = false;
    void fetchFullUser();
  }, [isSignedOut, isOver, fetchFullUser]);
}

/** Returns a callback for the element of the bars that keeps their height as a CSS variable, for what stands above. */
function useHeightVariable(): RefCallback<HTMLElement> {
  return useCallback((bars) => {
    if (bars === null) return;
    const { style } = document.documentElement;
    const watching = new ResizeObserver(() => style.setProperty('--unsaved-height', `${bars.offsetHeight}px`));
    watching.observe(bars);
    return () => {
      watching.disconnect();
      style.removeProperty('--unsaved-height');
    };
  }, []);
}

/**
 * The server functions for all below, with refused copies rejected and without what the server can't process; a
 * component of its own, so that a change of the bars renders no form anew.
 */
const ServerFunctions = memo(function ServerFunctions({ children }: { readonly children: ReactNode }) {
  const reader = readerLanguage(useTranslation().i18n);
  const { serverFunction } = useServerFunctions();
  const callServer = useMemo(
    () => sendWithoutLeftovers(rejectRefusedCopies(serverFunction, (cause) => failureWords(cause, 'save', reader))),
    [serverFunction, reader],
  );
  return <ServerFunctionsProvider serverFunction={callServer}>{children}</ServerFunctionsProvider>;
});

/** Shows the bar and the sign-in dialog above all pages of the admin, whose failed requests don't pass for successes. */
export function UnsavedProvider({ children }: { readonly children: ReactNode }) {
  // Before any form exists that saves.
  useState(watchSaves);
  const reader = readerLanguage(useTranslation().i18n);
  const place = useRef<HTMLDivElement>(null);
  const isUnsaved = useSaves().trouble?.isUnsaved === true;
  const noteBars = useHeightVariable();
  useOwner();

  useEffect(() => {
    document.documentElement.toggleAttribute('data-unsaved', isUnsaved);
  }, [isUnsaved]);

  useEffect(() => {
    const resume = () => void adminSaves.resume();
    // The editor may have signed in in another tab.
    for (const event of ['online', 'focus']) addEventListener(event, resume);
    return () => {
      for (const event of ['online', 'focus']) removeEventListener(event, resume);
    };
  }, []);

  return (
    <OfferPlace value={place}>
      <ServerFunctions>{children}</ServerFunctions>
      <div ref={noteBars} className={styles.bars}>
        <UnsavedBar reader={reader} />
        <div ref={place} />
      </div>
      <SignInDialog reader={reader} />
    </OfferPlace>
  );
}
