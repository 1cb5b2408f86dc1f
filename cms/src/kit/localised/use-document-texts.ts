'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useSavedDocument } from '../admin/saved-document.ts';
import { type DocumentTexts, documentTexts, placeOfField } from './document-texts.ts';

/** The texts of the form's document as they are saved, in all languages; null before they are there. */
export function useDocumentTexts(isWanted = true): DocumentTexts | null {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const saved = useSavedDocument(isWanted);
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' });
  return saved && entity ? documentTexts(entity.fields, saved.latest) : null;
}

/** Where a field of the form stands in its document. */
export function usePlace(path: string): string {
  return useFormFields(([fields]) => placeOfField(path, (other) => fields[other]?.value));
}
