'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useOpenNewRow } from '#cms/kit/admin/use-open-new-row.ts';
import { useUntitled } from '#cms/kit/admin/use-untitled.ts';
import { RowMenus } from '#cms/kit/rows/row-menus.tsx';
import { isDraftedCollection } from './drafted-collections.ts';
import { KeptWriting } from './kept-writing.tsx';
import { ShareDraft } from './share-draft.tsx';
import { useFrame } from './use-frame.ts';
import { useKeptPreview } from './use-kept-preview.ts';

/**
 * The controls of a document with a preview: shares the preview, talks to its frame, keeps what is written while the form
 * saves, and lets the menus of rows paste below them and bring back removed rows.
 */
export function DraftControls() {
  const { collectionSlug, id } = useDocumentInfo();
  useFrame();
  useKeptPreview();
  useOpenNewRow();
  useUntitled();
  const isShared = collectionSlug && isDraftedCollection(collectionSlug) && typeof id === 'number';
  return (
    <>
      <KeptWriting />
      <RowMenus />
      {isShared && <ShareDraft part={collectionSlug} document={id} />}
    </>
  );
}
