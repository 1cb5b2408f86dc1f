'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';

const WORDS = {
  en: 'The picture has changed. Does this text still describe it, in the other language too?',
  de: 'Das Bild ist jetzt ein anderes. Beschreibt dieser Text es noch, auch in der anderen Sprache?',
} as const;

/** Reminds the editor, below the alternative text of a picture with a new file, that it still describes the old one. */
export function AltReminder() {
  const { id } = useDocumentInfo();
  const reader = readerLanguage(useTranslation().i18n);
  const isReplaced = useFormFields(([fields]) => fields.file?.value instanceof File);
  return (
    <p role="status" style={{ margin: 0 }}>
      {id && isReplaced ? <strong>{WORDS[reader]}</strong> : null}
    </p>
  );
}
