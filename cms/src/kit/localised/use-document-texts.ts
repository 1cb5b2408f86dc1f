'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useSavedDocument } from '../admin/saved-document.ts';
import { type DocumentTexts, documentTexts, placeOfField } from './document-texts.ts';

/** Returns the saved texts of the form's document in all languages; null until they are loaded. */
export function useDocumentTexts(isWanted = true): DocumentTexts | null {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const saved = useSavedDocument(isWanted);
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' });
  return saved && entity ? documentTexts(entity.fields, saved.latest) : null;
}

/** Returns the place of a form field in its document. */
export function usePlace(path: string): string {
  return useFormFields(([fields]) => placeOfField(path, (other) => fields[other]?.value));
}
