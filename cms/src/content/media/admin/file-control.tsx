'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import {
  Button,
  Upload,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useTranslation,
  useUploadControls,
  useUploadEdits,
} from '@payloadcms/ui';
import { type ChangeEvent, useRef } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { useIsReadOnly } from '#cms/kit/admin/use-is-read-only.ts';
import { MotionNote } from './motion-note.tsx';

const GERMAN: LocalText = {
  en: 'German pages show the picture under “For German pages” instead of this file.',
  de: 'Deutsche Seiten zeigen statt dieser Datei das Bild unter „Für deutsche Seiten“.',
};

const REPLACE = { en: 'Replace the file', de: 'Datei ersetzen' } as const;

/** Payload's button that removes the current file. */
const REMOVE = '.file-details__remove';

/** The control that replaces a picture's file. The current file stays until a new one is chosen. */
function ReplaceFile({ accept }: { readonly accept: string | undefined }) {
  const reader = readerLanguage(useTranslation().i18n);
  const { setUploadControlFile } = useUploadControls();
  const { resetUploadEdits } = useUploadEdits();
  const input = useRef<HTMLInputElement>(null);

  function replace({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (!file) return;
    currentTarget.closest('.file-field')?.querySelector<HTMLButtonElement>(REMOVE)?.click();
    // A file that was chosen but not saved has nothing to remove, but may have been cropped.
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

/** Notes that German pages show another picture, which a new file doesn't replace. */
function GermanNote() {
  const reader = readerLanguage(useTranslation().i18n);
  const hasGerman = useFormFields(([fields]) => Boolean(fields.german?.value));
  return hasGerman ? <p className="field-description">{GERMAN[reader]}</p> : null;
}

/** Payload's file control of a picture, with a button that replaces the file. */
export function FileControl() {
  const { id, collectionSlug, docPermissions, initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isReadOnly = useIsReadOnly();
  if (!collectionSlug) return null;
  const { upload } = getEntityConfig({ collectionSlug });
  const actions =
    docPermissions?.update && !isReadOnly ? [<ReplaceFile key="replace" accept={upload.mimeTypes?.join(',')} />] : [];
  // In a bulk upload Payload saves only what its own control has: a crop made in this one would be lost.
  const isOneOfMany = id === null;
  return (
    <>
      <Upload
        collectionSlug={collectionSlug}
        customActions={actions}
        {...(initialState && { initialState })}
        uploadConfig={{
          ...upload,
          ...((isOneOfMany || isReadOnly) && { crop: false, focalPoint: false }),
          ...(isReadOnly && { hideRemoveFile: true }),
        }}
      />
      <GermanNote />
      <MotionNote />
    </>
  );
}
