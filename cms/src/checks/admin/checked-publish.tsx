'use client';

import { PublishButton, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useRef } from 'react';
import { readerLanguage } from '../../admin/reader-language.ts';
import { CHECK_WORDS as WORDS } from './check-words.ts';
import { useFormCheck } from './use-form-check.ts';

/** So many broken links are named in the question. */
const NAMED = 5;

/** Payload's button, which asks first when visitors would find links that lead nowhere. */
export function CheckedPublish() {
  const reader = readerLanguage(useTranslation().i18n);
  const check = useFormCheck();
  const isChecked = useRef(false);

  async function publish(button: HTMLButtonElement): Promise<void> {
    const broken = (await check())?.filter(({ kind }) => kind === 'link') ?? [];
    const named = broken.slice(0, NAMED).map(({ place, text }) => `${place}: ${text}`);
    const question = [WORDS.confirm[reader], ...named, WORDS.anyway[reader]].join('\n\n');
    if (broken.length > 0 && !window.confirm(question)) return;
    isChecked.current = true;
    button.click();
    isChecked.current = false;
  }

  function onClickCapture(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#action-save') : null;
    if (!button || isChecked.current) return;
    event.preventDefault();
    event.stopPropagation();
    void publish(button);
  }

  return (
    <div style={{ display: 'contents' }} onClickCapture={onClickCapture}>
      <PublishButton />
    </div>
  );
}
