'use client';

import { PublishButton, useFormBackgroundProcessing, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { readerLanguage } from '../../admin/reader-language.ts';
import { CHECK_WORDS as WORDS } from './check-words.ts';
import { useFormCheck } from './use-form-check.ts';

/** So many broken links are named in the question. */
const NAMED = 5;

const BUTTON = '#action-save';

/**
 * Payload's button, which asks first when visitors would find links that lead nowhere, and waits for what the form saves
 * by itself: a draft that comes later would hide what was published.
 */
export function CheckedPublish() {
  const reader = readerLanguage(useTranslation().i18n);
  const check = useFormCheck();
  const isSaving = useFormBackgroundProcessing();
  const isChecked = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWanted || isSaving) return;
    setWanted(false);
    isChecked.current = true;
    // Looked up now: another may have taken the place of the one that was pressed.
    frame.current?.querySelector<HTMLButtonElement>(BUTTON)?.click();
    isChecked.current = false;
  }, [isWanted, isSaving]);

  async function publish(): Promise<void> {
    const broken = (await check())?.filter(({ kind }) => kind === 'link') ?? [];
    const named = broken.slice(0, NAMED).map(({ place, text }) => `${place}: ${text}`);
    const question = [WORDS.confirm[reader], ...named, WORDS.anyway[reader]].join('\n\n');
    if (broken.length > 0 && !window.confirm(question)) return;
    setWanted(true);
  }

  function onClickCapture(event: MouseEvent): void {
    const isButton = event.target instanceof Element && event.target.closest(BUTTON);
    if (!isButton || isChecked.current) return;
    event.preventDefault();
    event.stopPropagation();
    void publish();
  }

  return (
    <div ref={frame} style={{ display: 'contents' }} onClickCapture={onClickCapture}>
      <PublishButton />
    </div>
  );
}
