'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names a document that has no title yet, or none in the language shown, as one without: Payload shows its number. */
export function useUntitled(): void {
  const { collectionSlug, data, id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const useAsTitle = collectionSlug && getEntityConfig({ collectionSlug }).admin.useAsTitle;
  const isNumber = useAsTitle && !data?.[useAsTitle] && title === `${id}`;
  useEffect(() => {
    // After Payload's own effect, which runs later than this one and would have the last word.
    if (isNumber) queueMicrotask(() => setDocumentTitle(`[${t('general:untitled')}]`));
  }, [isNumber, setDocumentTitle, t]);
}
