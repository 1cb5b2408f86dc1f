'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useOpenNewRow } from '#cms/kit/admin/use-open-new-row.ts';
import { useUntitledTitle } from '#cms/kit/admin/use-untitled-title.ts';
import { RowMenus } from '#cms/kit/rows/row-menus.tsx';
import { isDraftedCollection } from './drafted-collections.ts';
import { KeptWriting } from './kept-writing.tsx';
import { ShareDraft } from './share-draft.tsx';
import { useFrame } from './use-frame.ts';
import { useKeptPreview } from './use-kept-preview.ts';

/**
 * The controls of a document with a preview: shares it, talks to its frame, keeps input during an autosave, and adds
 * pasting and restoring rows to their menus.
 */
export function DraftControls() {
  const { collectionSlug, id } = useDocumentInfo();
  useFrame();
  useKeptPreview();
  useOpenNewRow();
  useUntitledTitle();
  const isShared = collectionSlug && isDraftedCollection(collectionSlug) && typeof id === 'number';
  return (
    <>
      <KeptWriting />
      <RowMenus />
      {isShared && <ShareDraft part={collectionSlug} document={id} />}
    </>
  );
}
