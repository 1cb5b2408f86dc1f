'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import {
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillText, formatTime, readerLanguage } from '#cms/base/reader-language.ts';
import { adminSaves } from './admin-saves.ts';
import { dropText, findKeptTexts, type KeptText } from './kept-text.ts';
import styles from './unsaved.module.css';
import { findUnsavedFields, mergeUnsavedFields } from './unsaved-fields.ts';
import { useOfferPlace } from './unsaved-provider.tsx';
import { formatShortDay, UNSAVED_WORDS as WORDS } from './unsaved-words.ts';
import { useKeptText } from './use-kept-text.ts';

/** Returns the kept texts; none if the browser denies storage, which throws. */
function readKeptTexts(owner: Pick<KeptText, 'account' | 'place' | 'language'>): readonly KeptText[] {
  try {
    return findKeptTexts(localStorage, owner, Date.now());
  } catch {
    return [];
  }
}

/** Whether a form's values contain a kept text, saved or not. */
function isContained(text: KeptText, values: Untrusted): boolean {
  return findUnsavedFields(values, mergeUnsavedFields(text, values)) === null;
}

/** Keeps unsaved input while it can't be saved, and offers what was kept earlier. */
export function KeptTextOffer({ place }: { readonly place: string }) {
  const reader = readerLanguage(useTranslation().i18n);
  const account = String(useAuth().user?.id ?? '');
  const { code: language } = useLocale();
  const { data, isTrashed } = useDocumentInfo();
  const { getData } = useForm();
  const isInitializing = useFormInitializing();
  const { current: offerPlace } = useOfferPlace();
  const [texts, setTexts] = useState<readonly KeptText[]>([]);
  const { show } = useKeptText({ account, place, language });

  useEffect(() => {
    if (isInitializing || account === '') return;
    const kept = readKeptTexts({ account, place, language });
    const values = getData();
    for (const text of kept) if (isContained(text, values)) dropText(localStorage, text);
    setTexts(kept.filter((text) => !isContained(text, values)));
  }, [account, place, language, isInitializing, getData]);

  const [text] = texts;
  // In the trash, a form can't be written in.
  if (!text || !offerPlace || isTrashed) return null;
  const others = texts.slice(1);
  async function showFirst(first: KeptText): Promise<void> {
    setTexts([]);
    // For rows that come or go the server is asked for their fields.
    if (!(await adminSaves.check())) {
      setTexts(texts);
      if (adminSaves.state().trouble === null) toast.error(WORDS.failed[reader]);
      return;
    }
    const shown = await show(first);
    setTexts(others.filter((other) => !isContained(other, shown)));
  }
  const words = fillText(WORDS.offer, reader, { day: formatShortDay(text.at, reader), time: formatTime(text.at) });
  return createPortal(
    <section className={styles.bar} aria-label={words}>
      <p role="status" className={styles.words}>
        {words} {text.base === String(data?.updatedAt ?? '') ? null : WORDS.changed_since[reader]}
      </p>
      <button type="button" onClick={() => void showFirst(text)}>
        {WORDS.show[reader]}
      </button>
      <button
        type="button"
        onClick={() => {
          setTexts(others);
          dropText(localStorage, text);
        }}
      >
        {WORDS.drop[reader]}
      </button>
    </section>,
    offerPlace,
  );
}
