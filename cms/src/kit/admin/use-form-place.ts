import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useDocumentId } from './saved-document.ts';

/** Returns the path that the surrounding document's form saves to, or is created at. */
export function useFormPlace(): string {
  const id = useDocumentId();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const ofCollection = id === undefined ? collectionSlug : `${collectionSlug}/${id}`;
  return `${config.routes.api}/${globalSlug ? `globals/${globalSlug}` : ofCollection}`;
}
