'use client';

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { drawn, openField } from '#cms/kit/admin/open-field.ts';
import type { ShownFinding } from './ask-checks.ts';
import { CHECK_WORDS as WORDS } from './check-words.ts';
import { FindingList } from './finding-list.tsx';

/** So many are named in the question; all of them stand beside the form. */
const NAMED = 6;

type Props = {
  /** What to ask about; nothing is asked while there is none. */
  readonly findings: readonly ShownFinding[];
  readonly answer: (isWanted: boolean) => void;
};

/** Asks whether to publish what visitors would find something missing or broken in, and leads to each such place. */
export function PublishQuestion({ findings, answer }: Props) {
  const { openModal, closeModal } = useModal();
  const reader = readerLanguage(useTranslation().i18n);
  const slug = `publish-question-${useId()}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Payload makes these two anew whenever a dialogue opens.
  useEffect(() => {
    if (findings.length > 0) openModal(slug);
    else closeModal(slug);
  }, [findings, slug]);

  function open(path: string): void {
    answer(false);
    // The dialogue gives the focus back as it closes.
    void drawn().then(() => openField(path));
  }

  const further = findings.length - NAMED;
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={WORDS.anyway[reader]}
      body={
        <div>
          <p>{WORDS.noticed[reader]}</p>
          <FindingList findings={findings.slice(0, NAMED)} open={open} />
          {further > 0 ? <p>{WORDS.further[reader].replace('{n}', String(further))}</p> : null}
        </div>
      }
      cancelLabel={WORDS.back[reader]}
      confirmLabel={WORDS.publish[reader]}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
}
