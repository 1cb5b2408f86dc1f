'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useOpenNewRow } from '#cms/kit/admin/use-open-new-row.ts';
import { useUntitled } from '#cms/kit/admin/use-untitled.ts';
import { RowMenus } from '#cms/kit/rows/row-menus.tsx';
import { WaitingNote } from '#cms/translation/waiting-note.tsx';
import { isDraftedCollection } from './drafted-collections.ts';
import { KeptWriting } from './kept-writing.tsx';
import { ShareDraft } from './share-draft.tsx';
import { useFrame } from './use-frame.ts';
import { useKeptPreview } from './use-kept-preview.ts';

/**
 * What stands beside a document's other controls: how many of its texts wait, and sharing its preview. The preview in the
 * frame is talked to from here, and what is written while the form saves is kept. The menus of
 * rows paste below them, and what is removed there can be brought back.
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
      <WaitingNote />
      {isShared && <ShareDraft part={collectionSlug} document={id} />}
    </>
  );
}
