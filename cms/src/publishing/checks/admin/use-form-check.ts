'use client';

import { useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { type CheckedForm, requestFormCheck } from './check-requests.ts';

/** Returns a function that checks the form as it is. */
export function useFormCheck(): () => Promise<CheckedForm | null> {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { getData } = useForm();
  const { code } = useLocale();
  const reader = readerLanguage(useTranslation().i18n);
  return useCallback(
    () =>
      requestFormCheck(
        config.routes.api,
        { collection: collectionSlug ?? '', id, data: getData(), writtenIn: code },
        reader,
      ),
    [code, collectionSlug, id, config.routes.api, getData, reader],
  );
}
