'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { useIsReadOnly } from '#cms/kit/admin/use-is-read-only.ts';
import { readCrop } from '../crop.ts';
import { RemovedPartNotes } from './removed-part-notes.tsx';

const CROPPED: LocalText = {
  en: 'This is a crop of the picture as uploaded. A new crop is made from the original, too.',
  de: 'Das ist ein Ausschnitt des hochgeladenen Bildes. Auch ein weiterer Ausschnitt entsteht aus dem Original.',
};
const RESTORE: LocalText = { en: 'Restore the original', de: 'Original wiederherstellen' };
const FAILED: LocalText = {
  en: 'That didn’t work. Please try again.',
  de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

/** Offers the original of a cropped picture; for a drawing, lists the removed parts. */
export function PictureOrigin() {
  const { id, data } = useDocumentInfo();
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const isReadOnly = useIsReadOnly();
  const [said, setSaid] = useState('');
  if (id === undefined || !isRecord(data)) return null;
  if (data.mimeType === 'image/svg+xml' && typeof data.filename === 'string')
    return <RemovedPartNotes filename={data.filename} reader={reader} />;
  if (!readCrop(data.crop)) return null;

  async function restore(): Promise<void> {
    const path = `${config.routes.api}/media/${id}/restore-original`;
    const answer = await post(path, {}, reader, FAILED[reader]);
    if ('problem' in answer) setSaid(answer.problem);
    else window.location.reload();
  }

  return (
    <div className="field-type">
      <p>{CROPPED[reader]}</p>
      {isReadOnly ? null : (
        <Button buttonStyle="secondary" margin={false} onClick={restore}>
          {RESTORE[reader]}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
