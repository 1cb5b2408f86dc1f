'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { NewerVersion } from '../protocol.ts';
import { CONCURRENT_WORDS, fillAuthor } from './concurrent-words.ts';
import { useModal } from './use-modal.ts';

/** A document that a colleague took off the site, and is about to be published. */
export type PublishQuestion = {
  readonly takenOff: NewerVersion;
  readonly answer: (isWanted: boolean) => void;
};

/** Asks whether to publish what a colleague took off the site since the form was opened. */
export function PublishAgainDialog({ takenOff, answer }: PublishQuestion) {
  const reader = readerLanguage(useTranslation().i18n);
  const dialog = useModal();
  const heading = useId();
  const words = CONCURRENT_WORDS.publish_again;

  return (
    <dialog ref={dialog} className="conflict-dialog" aria-labelledby={heading} onCancel={() => answer(false)}>
      <h2 id={heading}>{words.heading[reader]}</h2>
      <p>{fillAuthor(words.explained, takenOff, reader)}</p>
      <div className="conflict-dialog__answers">
        <Button buttonStyle="secondary" onClick={() => answer(false)}>
          {words.leave[reader]}
        </Button>
        <Button onClick={() => answer(true)}>{words.publish[reader]}</Button>
      </div>
    </dialog>
  );
}
