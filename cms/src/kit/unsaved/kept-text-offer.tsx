'use client';

import { useAuth, useDocumentInfo, useForm, useFormInitializing, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { dropText, findKeptTexts, type KeptText } from './kept-text.ts';
import styles from './unsaved.module.css';
import { findUnsavedFields } from './unsaved-fields.ts';
import { useOfferPlace } from './unsaved-provider.tsx';
import { fillText, formatShortDay, formatTime, UNSAVED_WORDS as WORDS } from './unsaved-words.ts';
import { useKeptText } from './use-kept-text.ts';

/** Returns the kept texts; none if the browser denies storage, which throws. */
function readKeptTexts(owner: Pick<KeptText, 'account' | 'place' | 'language'>): readonly KeptText[] {
  try {
    return findKeptTexts(localStorage, owner, Date.now());
  } catch {
    return [];
  }
}

/** Keeps unsaved input while it can't be saved, and offers what was kept earlier. */
export function KeptTextOffer({ place }: { readonly place: string }) {
  const reader = readerLanguage(useTranslation().i18n);
  const account = String(useAuth().user?.id ?? '');
  const { code: language } = useLocale();
  const { data } = useDocumentInfo();
  const { getData } = useForm();
  const isInitializing = useFormInitializing();
  const offerPlace = useOfferPlace();
  const [texts, setTexts] = useState<readonly KeptText[]>([]);
  const { show } = useKeptText({ account, place, language });

  useEffect(() => {
    if (isInitializing || account === '') return;
    const differing = readKeptTexts({ account, place, language }).filter((text) => {
      const values = getData();
      const isSaved = Object.keys(findUnsavedFields(values, { ...values, ...text.changed })).length === 0;
      if (isSaved) dropText(localStorage, text);
      return !isSaved;
    });
    setTexts(differing);
  }, [account, place, language, isInitializing, getData]);

  const [text] = texts;
  if (!text || !offerPlace) return null;
  const rest = () => setTexts(texts.slice(1));
  const words = fillText(WORDS.offer, reader, { day: formatShortDay(text.at, reader), time: formatTime(text.at) });
  return createPortal(
    <section className={styles.bar} aria-label={words}>
      <p className={styles.words}>
        {words} {text.base === String(data?.updatedAt ?? '') ? null : WORDS.changed_since[reader]}
      </p>
      <button
        type="button"
        onClick={() => {
          rest();
          void show(text);
        }}
      >
        {WORDS.show[reader]}
      </button>
      <button
        type="button"
        onClick={() => {
          rest();
          dropText(localStorage, text);
        }}
      >
        {WORDS.drop[reader]}
      </button>
    </section>,
    offerPlace,
  );
}
