'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Titles a document without a title, or without one in the current language, as untitled: Payload shows its id. */
export function useUntitledTitle(): void {
  const { collectionSlug, data, id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const useAsTitle = collectionSlug && getEntityConfig({ collectionSlug }).admin.useAsTitle;
  const isNumber = useAsTitle && !data?.[useAsTitle] && title === `${id}`;
  useEffect(() => {
    // After Payload's own effect, which runs later than this one and would overwrite it.
    if (isNumber) queueMicrotask(() => setDocumentTitle(`[${t('general:untitled')}]`));
  }, [isNumber, setDocumentTitle, t]);
}
