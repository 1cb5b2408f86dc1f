'use client';

import { PublishButton, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { readerLanguage } from '../../admin/reader-language.ts';
import { useSavesUnderWay } from '../../drafts/use-saves-under-way.ts';
import { CHECK_WORDS as WORDS } from './check-words.ts';
import { useFormCheck } from './use-form-check.ts';

/** So many broken links are named in the question. */
const NAMED = 5;

const BUTTON = '#action-save';

/** For so long a save that doesn't end is waited for, in milliseconds. */
const MOST_WAITED_MS = 10_000;
const PRESSED_AGAIN_MS = 200;

/**
 * Payload's button, which asks first when visitors would find links that lead nowhere, and waits for what the form saves
 * by itself: a draft that comes later would hide what was published.
 */
export function CheckedPublish() {
  const reader = readerLanguage(useTranslation().i18n);
  const check = useFormCheck();
  const isSaving = useSavesUnderWay();
  const isPublishing = useFormProcessing();
  const isChecked = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWanted) return;
    if (isPublishing) return setWanted(false);
    const press = () => {
      isChecked.current = true;
      // Looked up now: another may have taken the place of the one that was pressed.
      frame.current?.querySelector<HTMLButtonElement>(BUTTON)?.click();
      isChecked.current = false;
    };
    if (!isSaving) press();
    // Until it is taken: the button is disabled for a moment after a save.
    const again = setInterval(press, isSaving ? MOST_WAITED_MS : PRESSED_AGAIN_MS);
    const end = setTimeout(() => setWanted(false), MOST_WAITED_MS + PRESSED_AGAIN_MS);
    return () => {
      clearInterval(again);
      clearTimeout(end);
    };
  }, [isWanted, isSaving, isPublishing]);

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
