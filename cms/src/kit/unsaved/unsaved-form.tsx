'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useDocumentId } from '../admin/use-document-id.ts';
import { KeptTextOffer } from './kept-text-offer.tsx';
import { useKeptSession } from './use-kept-session.ts';
import { useRepeatedSave } from './use-repeated-save.ts';

/** Keeps what is written in the form around it while it can't be saved. */
export function UnsavedForm() {
  const id = useDocumentId();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const ofCollection = id === undefined ? collectionSlug : `${collectionSlug}/${id}`;
  const place = `${config.routes.api}/${globalSlug ? `globals/${globalSlug}` : ofCollection}`;
  // Passwords are typed in forms of accounts.
  const isKept = collectionSlug !== config.admin.user;
  useRepeatedSave(place, isKept);
  useKeptSession();
  return isKept ? <KeptTextOffer place={place} /> : null;
}
