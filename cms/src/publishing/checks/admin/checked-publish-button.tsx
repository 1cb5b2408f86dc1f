'use client';

import { PublishButton, toast } from '@payloadcms/ui';
import { type MouseEvent, type PointerEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useIsAutosaving } from '#cms/kit/admin/use-is-autosaving.ts';
import { type ShownResult, selectNoticeable } from './check-requests.ts';
import { PublishQuestion } from './publish-question.tsx';
import { useFormCheck } from './use-form-check.ts';
import { usePressAfterSave } from './use-press-after-save.ts';

const BUTTON = '#action-save';
/** The id of the message that publishing is refused: pressing again shows no second one. */
const REFUSAL = 'publish-refusal';

function findButton({ target }: SyntheticEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null;
}

/**
 * Payload's publish button, which first says what the server would refuse, asks when visitors would notice something
 * missing or broken, and waits for the autosave. Payload disables it during that, and browsers fire no click on a
 * disabled button, so pointer events count too.
 */
export function CheckedPublishButton() {
  const check = useFormCheck();
  const isChecked = useRef(false);
  const isAsked = useRef(false);
  const isPressedEarly = useRef(false);
  const isSaving = useIsAutosaving();
  const [asked, setAsked] = useState<readonly ShownResult[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const pressOnceSaved = usePressAfterSave(
    useCallback(() => {
      isChecked.current = true;
      // Looked up now: the pressed button may have been replaced.
      frame.current?.querySelector<HTMLButtonElement>(BUTTON)?.click();
      isChecked.current = false;
    }, []),
    isSaving,
  );

  async function publish(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    const checked = await check();
    isAsked.current = false;
    // Stays until it is dismissed: it names what waits.
    if (checked?.refusal) return void toast.error(checked.refusal, { id: REFUSAL, duration: Number.POSITIVE_INFINITY });
    const findings = selectNoticeable(checked?.findings ?? []);
    if (findings.length > 0) setAsked(findings);
    else pressOnceSaved();
  }

  function answer(isWanted: boolean): void {
    setAsked([]);
    if (isWanted) pressOnceSaved();
  }

  function onClickCapture(event: MouseEvent): void {
    if (!findButton(event) || isChecked.current) return;
    event.preventDefault();
    event.stopPropagation();
    void publish();
  }

  function onPointerDownCapture(event: PointerEvent): void {
    isPressedEarly.current = isSaving && event.button === 0 && findButton(event)?.disabled === true;
  }

  function onPointerUpCapture(event: PointerEvent): void {
    if (isPressedEarly.current && findButton(event)) void publish();
    isPressedEarly.current = false;
  }

  return (
    <div
      ref={frame}
      style={{ display: 'contents' }}
      onClickCapture={onClickCapture}
      onPointerDownCapture={onPointerDownCapture}
      onPointerUpCapture={onPointerUpCapture}
    >
      <PublishButton />
      <PublishQuestion findings={asked} answer={answer} />
    </div>
  );
}
