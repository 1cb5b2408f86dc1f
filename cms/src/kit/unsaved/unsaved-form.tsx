'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useFormPlace } from '../admin/use-form-place.ts';
import { KeptTextOffer } from './kept-text-offer.tsx';
import { useKeptSession } from './use-kept-session.ts';
import { useRepeatedSave } from './use-repeated-save.ts';

/** Keeps the input of the surrounding form while it can't be saved. */
export function UnsavedForm() {
  const { collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const place = useFormPlace();
  // The forms of accounts contain passwords.
  const isKept = collectionSlug !== config.admin.user;
  useRepeatedSave(place, isKept);
  useKeptSession();
  return isKept ? <KeptTextOffer place={place} /> : null;
}
