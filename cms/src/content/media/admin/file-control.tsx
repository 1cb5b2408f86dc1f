'use client';

import {
  Button,
  Upload,
  useConfig,
  useDocumentInfo,
  useTranslation,
  useUploadControls,
  useUploadEdits,
} from '@payloadcms/ui';
import { type ChangeEvent, useRef } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { MotionNote } from './motion-note.tsx';

const REPLACE = { en: 'Replace the file', de: 'Datei ersetzen' } as const;

/** Payload's own way to another file: it takes away the one that is there. */
const REMOVE = '.file-details__remove';

/** Chooses another file for a picture, beside what else can be done to it. What is there stays until one is chosen. */
function ReplaceFile({ accept }: { readonly accept: string | undefined }) {
  const reader = readerLanguage(useTranslation().i18n);
  const { setUploadControlFile } = useUploadControls();
  const { resetUploadEdits } = useUploadEdits();
  const input = useRef<HTMLInputElement>(null);

  function replace({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (!file) return;
    currentTarget.closest('.file-field')?.querySelector<HTMLButtonElement>(REMOVE)?.click();
    // A file that was chosen before and isn't saved has nothing to take away, but may have been cropped.
    resetUploadEdits();
    setUploadControlFile(file);
  }

  return (
    <>
      <Button buttonStyle="pill" size="small" margin={false} onClick={() => input.current?.click()}>
        {REPLACE[reader]}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={replace} />
    </>
  );
}

/** The file of a picture as Payload shows it, with a button that replaces it. */
export function FileControl() {
  const { id, collectionSlug, docPermissions, initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  if (!collectionSlug) return null;
  const { upload } = getEntityConfig({ collectionSlug });
  const actions = docPermissions?.update ? [<ReplaceFile key="replace" accept={upload.mimeTypes?.join(',')} />] : [];
  // Among many new files Payload saves only what its own control was told: a crop made in this one would be lost.
  const isOneOfMany = id === null;
  return (
    <>
      <Upload
        collectionSlug={collectionSlug}
        customActions={actions}
        {...(initialState && { initialState })}
        uploadConfig={isOneOfMany ? { ...upload, crop: false, focalPoint: false } : upload}
      />
      <MotionNote />
    </>
  );
}
