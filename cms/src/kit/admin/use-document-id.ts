'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/**
 * Returns the id of the form's document; undefined while there is none, for which Payload has null in a bulk upload.
 */
export function useDocumentId(): number | string | undefined {
  return useDocumentInfo().id ?? undefined;
}
