'use client';

import { PublishButton } from '@payloadcms/ui';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { askedFindings } from '../asked-findings.ts';
import type { ShownFinding } from './ask-checks.ts';
import { PublishQuestion } from './publish-question.tsx';
import { useFormCheck } from './use-form-check.ts';
import { usePressOnceSaved } from './use-press-once-saved.ts';

const BUTTON = '#action-save';

/**
 * Payload's button, which asks first when visitors would notice something missing or broken, and waits for what the form
 * saves by itself.
 */
export function CheckedPublish() {
  const check = useFormCheck();
  const isChecked = useRef(false);
  const [asked, setAsked] = useState<readonly ShownFinding[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const pressOnceSaved = usePressOnceSaved(
    useCallback(() => {
      isChecked.current = true;
      // Looked up now: another may have taken the place of the one that was pressed.
      frame.current?.querySelector<HTMLButtonElement>(BUTTON)?.click();
      isChecked.current = false;
    }, []),
  );

  async function publish(): Promise<void> {
    const findings = askedFindings((await check()) ?? []);
    if (findings.length > 0) setAsked(findings);
    else pressOnceSaved();
  }

  function answer(isWanted: boolean): void {
    setAsked([]);
    if (isWanted) pressOnceSaved();
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
      <PublishQuestion findings={asked} answer={answer} />
    </div>
  );
}
