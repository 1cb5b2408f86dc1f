'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useOpenNewRow } from '../admin/use-open-new-row.ts';
import { isDraftedCollection } from './drafted-collections.ts';
import { ShareDraft } from './share-draft.tsx';
import { useFrame } from './use-frame.ts';
import { useKeptPreview } from './use-kept-preview.ts';

/** What stands beside a document's other controls: sharing its preview. The preview in the frame is talked to from here. */
export function DraftControls() {
  const { collectionSlug, id } = useDocumentInfo();
  useFrame();
  useKeptPreview();
  useOpenNewRow();
  if (!collectionSlug || !isDraftedCollection(collectionSlug) || typeof id !== 'number') return null;
  return <ShareDraft part={collectionSlug} document={id} />;
}
