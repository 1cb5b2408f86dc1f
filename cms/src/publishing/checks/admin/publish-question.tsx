'use client';

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { openField, waitForRender } from '#cms/kit/admin/field-focus.ts';
import type { ShownResult } from './check-requests.ts';
import { CheckResultList } from './check-result-list.tsx';
import { CHECK_TEXTS as WORDS } from './check-texts.ts';

/** Findings that the question names; the panel beside the form lists all. */
const MAX_NAMED = 6;

type Props = {
  /** The findings to ask about; none closes the question. */
  readonly findings: readonly ShownResult[];
  readonly answer: (isWanted: boolean) => void;
};

/** Asks whether to publish despite findings that visitors would notice, with a link to each. */
export function PublishQuestion({ findings, answer }: Props) {
  const { openModal, closeModal } = useModal();
  const reader = readerLanguage(useTranslation().i18n);
  const slug = `publish-question-${useId()}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Payload recreates these two whenever a dialog opens.
  useEffect(() => {
    if (findings.length > 0) openModal(slug);
    else closeModal(slug);
  }, [findings, slug]);

  function open(path: string): void {
    answer(false);
    // The closing dialog restores the focus first.
    void waitForRender().then(() => openField(path));
  }

  const further = findings.length - MAX_NAMED;
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={WORDS.anyway[reader]}
      body={
        <div>
          <p>{WORDS.noticed[reader]}</p>
          <CheckResultList findings={findings.slice(0, MAX_NAMED)} open={open} />
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
