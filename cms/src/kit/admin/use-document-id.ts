'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** The id of the form's document; undefined while there is none, for which Payload says null of one upload among many. */
export function useDocumentId(): number | string | undefined {
  return useDocumentInfo().id ?? undefined;
}
